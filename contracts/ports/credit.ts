import * as v from 'valibot'
import { PlanId } from '../catalogue/plans.ts'
import { addDays } from '../kernel/calendar.ts'
import type { Day } from '../kernel/days.ts'
import { PersonName } from '../kernel/person-name.ts'
import { definePort, operation } from './port.ts'

/** `subject` is the same for the same person on the same day: a bureau is asked at most once for each. */
export const CreditQuestion = v.object({
  subject: v.string(),
  name: PersonName,
  birthDate: v.string(),
  phone: v.string(),
  plan: PlanId,
  reason: v.literal('order'),
})
export type CreditQuestion = v.InferOutput<typeof CreditQuestion>

/** `depositOre` is charged with the first invoice, and given back with the last one. */
export const CreditAnswer = v.variant('outcome', [
  v.object({ outcome: v.literal('approved'), id: v.string() }),
  v.object({ outcome: v.literal('deposit'), id: v.string(), depositOre: v.pipe(v.number(), v.integer()) }),
  v.object({ outcome: v.literal('refused'), id: v.string(), reason: v.optional(v.string()) }),
])
export type CreditAnswer = v.InferOutput<typeof CreditAnswer>

const sample = (birthDate: Day, subject: string) => ({
  subject,
  name: { firstName: 'Kari', lastName: 'Nordmann' },
  birthDate,
  phone: '+4791234567',
  plan: '12gb' as const,
  reason: 'order' as const,
})

export const creditPort = definePort({
  title: 'Credit check',
  setting: 'CREDIT_URL',
  orElse: 'MOBILE_URL',
  atStake: 'law',
  operations: {
    check: operation({
      summary: 'Check the credit of a person who has confirmed an order',
      method: 'POST',
      path: '/credit-checks',
      input: CreditQuestion,
      output: CreditAnswer,
      idempotent: 'key',
      outcomes: {
        approved: 'The person may order.',
        deposit: 'The person may order after a deposit.',
        refused: 'The person may not order; `reason` is `under_age`, `open_case` or the system’s own.',
      },
      outcomeOf: ({ outcome }) => outcome,
      samples: {
        approved: () => sample('1990-12-24', 'conformance-adult'),
        refused: (today) => sample(addDays(today, -10 * 365), 'conformance-child'),
      },
    }),
  },
})
