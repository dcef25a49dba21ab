import * as v from 'valibot'
import { SAMPLE_CUSTOMER } from './order-port.ts'
import { definePort, operation } from './port.ts'

/** Whether each named feature is on. */
export const Features = v.record(v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/)), v.boolean())
export type Features = v.InferOutput<typeof Features>

export const featuresPort = definePort({
  title: 'Feature toggles',
  setting: 'FEATURES_URL',
  atStake: 'nothing',
  operations: {
    read: operation({
      summary: 'The features of a customer: those of everybody, and over them what is set for this one',
      method: 'GET',
      path: '/customers/{customerId}/features',
      input: v.object({ customerId: v.string() }),
      output: Features,
      idempotent: 'reading',
      outcomes: {
        read: 'Name and whether it is on; for a customer the system does not know, as `everybody` is for visitors who are not signed in, those of everybody.',
      },
      outcomeOf: () => 'read',
      samples: { read: () => ({ customerId: SAMPLE_CUSTOMER.id }) },
    }),
  },
})
