import { notNow, talkToUs } from '#flows/shared/try-again.ts'
import type { Step } from '#flows/kit/flow.ts'
import type { PowerTexts } from './values.ts'

type StepName =
  | 'agreement_known'
  | 'agreement'
  | 'agreement_help'
  | 'agreement_chosen'
  | 'chosen_fixed'
  | 'chosen_variable'
  | 'attorney_known'
  | 'attorney'
  | 'attorney_declined'

export function agreement(): Record<
  StepName,
  Step<StepName | 'contact' | 'summary' | 'handover' | 'leave', PowerTexts>
> {
  const give = {
    title: 'powerOrder.attorney.give',
    // A conversation that reached this question before the contact was asked first has none yet.
    to: 'contact',
    learn: { powerOfAttorney: true },
    standsFor: ['name', 'street', 'postalCode', 'city', 'meteringPoint', 'powerReason', 'currentSupplier'],
  } as const
  const consent = 'powerOrder.attorney.label'
  return {
    agreement_known: { branch: [{ if: 'agreementKnown', to: 'contact' }, { to: 'agreement' }] },
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
        choices: talkToUs,
      },
    },
    agreement_chosen: { branch: [{ if: 'agreementFixed', to: 'chosen_fixed' }, { to: 'chosen_variable' }] },
    chosen_fixed: { say: ['powerOrder.chosenFixed'], next: 'contact' },
    chosen_variable: { say: ['powerOrder.chosenVariable'], next: 'contact' },
    attorney_known: { branch: [{ if: 'attorneyGiven', to: 'summary' }, { to: 'attorney' }] },
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
          ...talkToUs,
          ...notNow,
        },
      },
    },
  }
}
