import { TALK_TO_US } from '#flows/kit/flow-event.ts'
import { tryAgain } from '#flows/shared/try-again.ts'
import type { Step } from '#flows/kit/flow.ts'
import type { OrderTexts } from './values.ts'

type StepName =
  | 'credit_known'
  | 'credit_consent'
  | 'credit_declined'
  | 'credit_check'
  | 'credit_deposit'
  | 'credit_refused'
  | 'credit_flex'
  | 'credit_final'
  | 'credit_down'

export function credit<const Out extends string>(
  to: Record<'done', Out>,
): Record<StepName, Step<StepName | Out | 'handover' | 'leave', OrderTexts>> {
  const ways = {
    [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' },
    leave: { title: 'shared.notNow', to: 'leave' },
  } as const
  const yes = {
    title: 'order.credit.yes',
    to: 'credit_check',
    exact: true,
    standsFor: ['name', 'birthDate'],
  } as const
  const about = ['order.credit.about.score', 'order.credit.about.stored', 'order.credit.about.refused'] as const
  return {
    credit_known: { branch: [{ if: 'creditChecked', to: to.done }, { to: 'credit_consent' }] },
    credit_consent: {
      say: ['order.credit'],
      ask: {
        why: 'order.credit.why',
        about: ['order.credit.about.no', ...about],
        choices: {
          yes,
          no: { title: 'order.credit.no', to: 'credit_declined' },
        },
      },
    },
    credit_declined: {
      say: ['order.creditDeclined'],
      ask: { about: ['order.credit.about.no', ...about], choices: { yes, ...ways } },
    },
    credit_check: {
      learn: 'forgetCredit',
      say: ['order.creditChecking'],
      call: {
        effect: 'credit.check',
        outcomes: { approved: to.done, deposit: 'credit_deposit', refused: 'credit_refused', failed: 'credit_down' },
      },
    },
    credit_deposit: {
      say: ['order.deposit'],
      ask: {
        about,
        offer: { from: 'smallerPlans', to: 'credit_check' },
        choices: { accept: { title: 'order.deposit.accept', to: to.done, exact: true }, ...ways },
      },
    },
    credit_refused: { branch: [{ if: 'flexMayHelp', to: 'credit_flex' }, { to: 'credit_final' }] },
    credit_flex: {
      say: ['order.creditRefused', 'order.flexInstead'],
      ask: { about, offer: { from: 'flexPlan', to: 'credit_check' }, choices: ways },
    },
    credit_final: { say: ['order.creditRefused', 'order.creditFinal'], ask: { about, choices: ways } },
    credit_down: tryAgain('order.creditDown', 'credit_check'),
  }
}
