import * as v from 'valibot'
import { PersonName } from '../kernel/person-name.ts'

/** What can be insured, in the order it is offered (FLOW-06). */
export const INSURABLES = ['home', 'house', 'cabin', 'car', 'travel', 'person', 'pet'] as const
export const Insurable = v.picklist(INSURABLES)
export type Insurable = v.InferOutput<typeof Insurable>

const ore = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * What a lead is about. `consent` is the id of the text that was ticked or agreed to; the words it had are kept with the
 * lead. Amounts in øre. `callback` tells an adviser what was answered before, as it was shown.
 */
export const LeadDetails = v.variant('kind', [
  v.object({
    kind: v.literal('insurance'),
    cover: v.pipe(v.array(Insurable), v.minLength(1)),
    consent: v.optional(v.string()),
  }),
  v.object({
    kind: v.literal('refinancing'),
    instalmentLoans: v.optional(ore),
    creditLines: v.optional(ore),
    chargeCards: v.optional(ore),
    consent: v.optional(v.string()),
  }),
  v.object({
    kind: v.literal('callback'),
    about: v.pipe(v.string(), v.maxLength(100)),
    answers: v.optional(v.pipe(v.array(v.object({ label: v.string(), value: v.string() })), v.maxLength(40)), []),
  }),
])
export type LeadDetails = v.InferOutput<typeof LeadDetails>

/** What sending a lead needs: who, how to reach them, and about what. The phone number in full. */
export const LeadRequest = v.object({
  name: PersonName,
  phone: v.string(),
  email: v.optional(v.string()),
  customerId: v.optional(v.string()),
  lead: LeadDetails,
})
export type LeadRequest = v.InferOutput<typeof LeadRequest>

/** A lead as its receiver gets it, the body of the webhook (docs/leads.md). The same `id` again is the same lead. */
export const DeliveredLead = v.object({
  id: v.string(),
  createdAt: v.string(),
  locale: v.string(),
  name: PersonName,
  phone: v.string(),
  email: v.optional(v.string()),
  customerId: v.optional(v.string()),
  lead: LeadDetails,
  consentText: v.optional(v.string()),
})
export type DeliveredLead = v.InferOutput<typeof DeliveredLead>
