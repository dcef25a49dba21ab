import * as v from 'valibot'
import { PortRefusal } from '../chat/mobile-order.ts'
import { definePort, operation } from './port.ts'

export const NumberAnswer = v.variant('outcome', [
  v.object({ outcome: v.literal('portable'), phone: v.string() }),
  v.object({ outcome: v.literal('notPortable'), refusal: PortRefusal }),
])
export type NumberAnswer = v.InferOutput<typeof NumberAnswer>

export const portabilityPort = definePort({
  title: 'Number portability',
  setting: 'PORTABILITY_URL',
  orElse: 'MOBILE_URL',
  atStake: 'law',
  operations: {
    check: operation({
      summary: 'Whether a number can be moved here from another provider',
      method: 'GET',
      path: '/numbers/{phone}',
      input: v.object({ phone: v.string() }),
      output: NumberAnswer,
      idempotent: 'reading',
      outcomes: {
        portable: 'The number can be moved.',
        notPortable: 'It cannot; `refusal` says why.',
      },
      outcomeOf: ({ outcome }) => outcome,
      samples: {
        portable: () => ({ phone: '+4791234567' }),
        notPortable: () => ({ phone: '+4722334455' }),
      },
    }),
  },
})
