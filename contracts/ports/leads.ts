import * as v from 'valibot'
import type { Day } from '../kernel/days.ts'
import { DeliveredLead } from '../leads/lead.ts'
import { SAMPLE_CUSTOMER } from './order-port.ts'
import { definePort, operation } from './port.ts'

const sampleLead = (today: Day): v.InferInput<typeof DeliveredLead> => ({
  id: 'lead-conformance',
  createdAt: `${today}T08:00:00.000Z`,
  locale: 'nb_NO',
  name: { firstName: SAMPLE_CUSTOMER.firstName, lastName: SAMPLE_CUSTOMER.lastName },
  phone: SAMPLE_CUSTOMER.phone,
  lead: { kind: 'insurance', cover: ['home', 'car'] },
})

export const leadsPort = definePort({
  title: 'Leads',
  setting: 'LEADS_URL',
  atStake: 'nothing',
  operations: {
    take: operation({
      summary: 'Take a person who wants to be called; the same `id` is the same lead, whatever else is sent with it',
      method: 'POST',
      path: '/leads',
      input: DeliveredLead,
      output: v.object({ state: v.literal('taken'), id: v.string() }),
      idempotent: 'key',
      outcomes: { taken: 'The lead is kept, and will be seen to.' },
      outcomeOf: ({ state }) => state,
      samples: {
        taken: sampleLead,
      },
    }),
  },
})
