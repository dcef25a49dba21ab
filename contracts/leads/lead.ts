import * as v from 'valibot'
import { SEND_CONSENT } from '../debts/consent.ts'
import { PersonName } from '../kernel/person-name.ts'

export const INSURABLES = ['home', 'house', 'cabin', 'car', 'travel', 'person', 'pet'] as const
export const Insurable = v.picklist(INSURABLES)
export type Insurable = v.InferOutput<typeof Insurable>

/** The text of the power of attorney that is ticked, by its id. */
export const ATTORNEY_CONSENT = 'insurance.attorney.label'

/** Characters of a wish for the call. */
export const LONGEST_CALL_WISH = 120
const callWish = v.optional(v.pipe(v.string(), v.maxLength(LONGEST_CALL_WISH)))

/** What was told for the adviser: how many notes are kept, and the characters of one. */
export const MOST_NOTES = 20
export const LONGEST_NOTE = 240
export const Notes = v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_NOTE))), v.maxLength(MOST_NOTES))
const notes = v.optional(Notes)

const ore = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * `consent` is the ID of the accepted text, whose wording is stored with the lead. In the visitor's words, `callWish` tells
 * when to call, and `notes` what was told for the adviser. Amounts are in øre.
 */
export const LeadDetails = v.variant('kind', [
  v.object({
    kind: v.literal('insurance'),
    cover: v.pipe(v.array(Insurable), v.minLength(1)),
    consent: v.optional(v.literal(ATTORNEY_CONSENT)),
    callWish,
    notes,
  }),
  v.object({
    kind: v.literal('refinancing'),
    instalmentLoans: v.optional(ore),
    creditLines: v.optional(ore),
    chargeCards: v.optional(ore),
    consent: v.optional(v.literal(SEND_CONSENT)),
    callWish,
    notes,
  }),
  v.object({
    kind: v.literal('callback'),
    about: v.pipe(v.string(), v.maxLength(100)),
    answers: v.optional(v.pipe(v.array(v.object({ label: v.string(), value: v.string() })), v.maxLength(40)), []),
  }),
])
export type LeadDetails = v.InferOutput<typeof LeadDetails>

/** The lines of business that an adviser calls about. */
export type AdvisedLine = Exclude<LeadDetails['kind'], 'callback'>

export const LeadRequest = v.object({
  name: PersonName,
  phone: v.string(),
  email: v.optional(v.string()),
  customerId: v.optional(v.string()),
  lead: LeadDetails,
})
export type LeadRequest = v.InferOutput<typeof LeadRequest>

/** Body of the lead webhook (docs/leads.md); receivers must treat a repeated `id` as the same lead. */
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

/** A lead as developers may see it: nothing a visitor typed. */
export function withoutAnswers(lead: LeadDetails): LeadDetails {
  if (lead.kind === 'insurance')
    return { kind: 'insurance', cover: lead.cover, ...(lead.consent && { consent: lead.consent }) }
  return lead.kind === 'refinancing'
    ? { kind: 'refinancing', ...(lead.consent && { consent: lead.consent }) }
    : { kind: 'callback', about: lead.about, answers: [] }
}
