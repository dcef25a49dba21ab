import type { Step } from '#flows/kit/flow.ts'

type Own = 'summary' | 'change' | 'identity'

/** Price and terms on one card, then the order is confirmed, or something is changed and all shown anew (BEY-04). */
export function confirm(): Record<Own, Step<Own | 'meter_known' | 'order' | 'code_send' | 'leave'>> {
  return {
    summary: {
      learn: 'quote',
      say: ['powerOrder.summary', 'powerOrder.terms'],
      summary: 'order',
      ask: {
        choices: {
          confirm: { title: 'powerOrder.confirm', to: 'identity', proves: ['terms', 'price', 'confirmation'] },
          change: { title: 'powerOrder.change.title', to: 'change' },
          leave: { title: 'shared.notNow', to: 'leave' },
        },
      },
    },
    change: {
      say: ['powerOrder.change'],
      ask: {
        offer: { from: 'changes', to: 'meter_known' },
        choices: { back: { title: 'powerOrder.change.nothing', to: 'summary' } },
      },
    },
    identity: { branch: [{ if: 'identified', to: 'order', proves: ['identity'] }, { to: 'code_send' }] },
  }
}
