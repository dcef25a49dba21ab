import { TALK_TO_US } from '#flows/kit/flow-event.ts'
import type { Step } from '#flows/kit/flow.ts'
import type { OrderTexts } from './values.ts'

type StepName =
  | 'number_known'
  | 'number'
  | 'port_known'
  | 'port_number'
  | 'port_check'
  | 'port_refused'
  | 'port_unchecked'

/** A new number or a ported one, which is checked; each refusal is explained and has a way forward (CALL-08). */
export function number<const Out extends string>(
  to: Record<'done', Out>,
): Record<StepName, Step<StepName | Out | 'handover', OrderTexts>> {
  const newNumber = {
    title: 'order.number.new',
    to: to.done,
    learn: { numberChoice: 'new', portNumber: undefined, portRefusal: undefined },
  } as const
  const reads = { rule: 'phone', write: 'portNumber' } as const
  const talk = { [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' } } as const
  return {
    number_known: {
      branch: [{ if: 'numberChosen', to: to.done }, { if: 'keepsNumber', to: 'port_number' }, { to: 'number' }],
    },
    number: {
      say: ['order.number'],
      ask: {
        choices: {
          keep: { title: 'order.number.keep', to: 'port_known', learn: { numberChoice: 'keep' }, reads },
          new: newNumber,
        },
      },
    },
    port_known: { branch: [{ if: 'portNumberKnown', to: 'port_check' }, { to: 'port_number' }] },
    port_number: {
      learn: 'forgetPort',
      say: ['order.portNumber'],
      ask: {
        why: 'order.portNumber.why',
        offer: { from: 'toldNumbers', to: 'port_check' },
        input: { rule: 'phone', write: 'portNumber', label: 'order.portNumber.label', to: 'port_check' },
        choices: { new: newNumber },
      },
    },
    port_check: {
      say: ['order.portChecking'],
      call: {
        effect: 'number.check',
        outcomes: { portable: to.done, notPortable: 'port_refused', failed: 'port_unchecked' },
      },
    },
    port_refused: {
      say: ['order.portRefused'],
      ask: {
        choices: {
          other: {
            title: 'order.number.other',
            to: 'port_known',
            learn: { portNumber: undefined, portRefusal: undefined },
            reads,
          },
          new: newNumber,
          ...talk,
        },
      },
    },
    port_unchecked: {
      say: ['order.portUnchecked'],
      ask: { choices: { again: { title: 'shared.again', to: 'port_check' }, new: newNumber, ...talk } },
    },
  }
}
