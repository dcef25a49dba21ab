import { TALK_TO_US } from '../../kit/flow-event.ts'
import { tryAgain } from '../try-again.ts'
import type { Step } from '#flows/kit/flow.ts'

type Own =
  | 'credit_known'
  | 'credit_consent'
  | 'credit_declined'
  | 'credit_check'
  | 'credit_deposit'
  | 'credit_refused'
  | 'credit_flex'
  | 'credit_final'
  | 'credit_down'

/** The credit check, on consent: approved, a deposit or a smaller plan, Flex in place of a refusal, or a way out. */
export function credit<const Out extends string>(
  to: Record<'done', Out>,
): Record<Own, Step<Own | Out | 'talk_to_us' | 'leave'>> {
  const ways = {
    [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' as const },
    leave: { title: 'shared.notNow', to: 'leave' as const },
  }
  return {
    credit_known: { branch: [{ if: 'creditChecked', to: to.done }, { to: 'credit_consent' }] },
    credit_consent: {
      say: ['order.credit'],
      ask: {
        why: 'order.credit.why',
        choices: {
          yes: { title: 'order.credit.yes', to: 'credit_check', exact: true },
          no: { title: 'order.credit.no', to: 'credit_declined' },
        },
      },
    },
    credit_declined: {
      say: ['order.creditDeclined'],
      ask: { choices: { yes: { title: 'order.credit.yes', to: 'credit_check', exact: true }, ...ways } },
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
        offer: { from: 'smallerPlans', to: 'credit_check' },
        choices: { accept: { title: 'order.deposit.accept', to: to.done, exact: true }, ...ways },
      },
    },
    credit_refused: { branch: [{ if: 'flexMayHelp', to: 'credit_flex' }, { to: 'credit_final' }] },
    credit_flex: {
      say: ['order.creditRefused', 'order.flexInstead'],
      ask: { offer: { from: 'flexPlan', to: 'credit_check' }, choices: ways },
    },
    credit_final: { say: ['order.creditRefused', 'order.creditFinal'], ask: { choices: ways } },
    credit_down: tryAgain('order.creditDown', 'credit_check'),
  }
}
