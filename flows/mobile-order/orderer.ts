import { TALK_TO_US } from '#flows/kit/flow-event.ts'
import type { Step } from '#flows/kit/flow.ts'
import type { OrderTexts } from './values.ts'

type StepName = 'name_known' | 'name' | 'birth_known' | 'birth' | 'age' | 'underage' | 'underage_customer'

/** Asks for name and birth date; under 18 a guardian must order instead. */
export function orderer<const Out extends string>(
  to: Record<'done', Out>,
): Record<StepName, Step<StepName | Out | 'handover' | 'leave', OrderTexts>> {
  return {
    name_known: { branch: [{ if: 'nameKnown', to: 'birth_known' }, { to: 'name' }] },
    name: {
      say: ['order.name'],
      ask: { input: { rule: 'name', write: 'name', label: 'order.name.label', to: 'birth_known' } },
    },
    birth_known: { branch: [{ if: 'birthKnown', to: 'age' }, { to: 'birth' }] },
    birth: {
      say: ['order.birth'],
      ask: { input: { rule: 'birthDate', write: 'birthDate', label: 'order.birth.label', to: 'age' } },
    },
    age: {
      branch: [{ if: 'ordererOfAge', to: to.done }, { if: 'signedIn', to: 'underage_customer' }, { to: 'underage' }],
    },
    underage: {
      say: ['order.underage'],
      ask: {
        choices: {
          guardian: { title: 'order.underage.guardian', to: 'name', learn: { name: undefined, birthDate: undefined } },
          correct: { title: 'order.birth.correct', to: 'birth' },
          leave: { title: 'shared.notNow', to: 'leave' },
        },
      },
    },
    underage_customer: {
      say: ['order.underageCustomer'],
      ask: {
        choices: {
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' },
          leave: { title: 'shared.notNow', to: 'leave' },
        },
      },
    },
  }
}
