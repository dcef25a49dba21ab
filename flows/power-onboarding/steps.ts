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

export function agreement(): Record<StepName, Step<StepName | 'contact' | 'handover' | 'leave', PowerTexts>> {
  const give = {
    title: 'powerOrder.attorney.give',
    to: 'contact',
    learn: { powerOfAttorney: true },
    standsFor: ['street', 'postalCode', 'city', 'meteringPoint', 'powerReason', 'currentSupplier'],
  } as const
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
        choices: talkToUs,
      },
    },
    agreement_chosen: { branch: [{ if: 'agreementFixed', to: 'chosen_fixed' }, { to: 'chosen_variable' }] },
    chosen_fixed: { say: ['powerOrder.chosenFixed'], next: 'attorney_known' },
    chosen_variable: { say: ['powerOrder.chosenVariable'], next: 'attorney_known' },
    attorney_known: { branch: [{ if: 'attorneyGiven', to: 'contact' }, { to: 'attorney' }] },
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
