import { TALK_TO_US } from '#flows/kit/flow-event.ts'
import type { Step } from '#flows/kit/flow.ts'

type Own =
  | 'agreement_known'
  | 'agreement'
  | 'agreement_help'
  | 'agreement_chosen'
  | 'chosen_fixed'
  | 'chosen_variable'
  | 'attorney_known'
  | 'attorney'
  | 'attorney_declined'

/** Which agreement, what it may cost in a month, and the power of attorney to see to the change. */
export function agreement(): Record<Own, Step<Own | 'name_known' | 'talk_to_us' | 'leave'>> {
  const give = { title: 'powerOrder.attorney.give', to: 'name_known' as const, learn: { powerOfAttorney: true } }
  const consent = 'powerOrder.attorney.label'
  return {
    agreement_known: { branch: [{ if: 'agreementKnown', to: 'attorney_known' }, { to: 'agreement' }] },
    agreement: {
      say: ['powerOrder.agreement'],
      ask: {
        offer: { from: 'agreements', to: 'agreement_chosen' },
        choices: { help: { title: 'powerOrder.agreement.help', to: 'agreement_help' } },
      },
    },
    agreement_help: {
      say: ['powerOrder.agreementHelp'],
      ask: {
        offer: { from: 'agreements', to: 'agreement_chosen' },
        choices: { [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' } },
      },
    },
    agreement_chosen: { branch: [{ if: 'agreementFixed', to: 'chosen_fixed' }, { to: 'chosen_variable' }] },
    chosen_fixed: { say: ['powerOrder.chosenFixed'], next: 'attorney_known' },
    chosen_variable: { say: ['powerOrder.chosenVariable'], next: 'attorney_known' },
    attorney_known: { branch: [{ if: 'attorneyGiven', to: 'name_known' }, { to: 'attorney' }] },
    attorney: {
      say: ['powerOrder.attorney'],
      ask: { consent, choices: { give, decline: { title: 'powerOrder.attorney.decline', to: 'attorney_declined' } } },
    },
    attorney_declined: {
      say: ['powerOrder.attorneyDeclined'],
      ask: {
        consent,
        choices: {
          give,
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' },
          leave: { title: 'shared.notNow', to: 'leave' },
        },
      },
    },
  }
}
