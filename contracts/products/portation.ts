import * as v from 'valibot'

export const PORTATION_STATES = ['submitted', 'sent', 'accepted', 'refused', 'scheduled', 'done', 'cancelled'] as const
export const PortationState = v.picklist(PORTATION_STATES)
export type PortationState = v.InferOutput<typeof PortationState>

/** What a customer can do about a porting. */
const WayOn = v.picklist(['askOwner', 'correct', 'chooseDate', 'tryAgain', 'newNumber', 'oldProvider', 'service'])
export type WayOn = v.InferOutput<typeof WayOn>

/** Refusals of the Norwegian number register (NRDB), each with its ways on, the most useful first (BEY-08). */
export const REFUSALS = {
  owner_mismatch: ['askOwner', 'correct'],
  owner_id_mismatch: ['correct', 'service'],
  authority_missing: ['askOwner', 'correct'],
  invalid_number: ['correct', 'newNumber'],
  number_inactive: ['correct', 'newNumber'],
  company_number: ['newNumber', 'service'],
  already_porting: ['oldProvider', 'tryAgain'],
  duplicate_request: ['tryAgain', 'service'],
  wrong_operator: ['tryAgain', 'service'],
  contract_binding: ['oldProvider', 'chooseDate'],
  court_block: ['newNumber', 'service'],
  date_not_possible: ['chooseDate'],
  technical: ['tryAgain', 'service'],
} as const satisfies Record<string, readonly WayOn[]>
export type Refusal = keyof typeof REFUSALS

export const isRefusal = (reason: string | undefined): reason is Refusal =>
  reason !== undefined && Object.hasOwn(REFUSALS, reason)

/** `date` (YYYY-MM-DD) is the scheduled day of the move; `reason` explains a refusal. */
export const PortationStatus = v.object({
  phoneNumber: v.string(),
  state: PortationState,
  date: v.optional(v.string()),
  reason: v.optional(v.string()),
})
export type PortationStatus = v.InferOutput<typeof PortationStatus>

const PortationStep = v.object({ state: PortationState, at: v.string(), reason: v.optional(v.string()) })
/** `at` is an instant in ISO 8601. */
export type PortationStep = v.InferOutput<typeof PortationStep>

/**
 * `ways` are missing where the porting is an outside system's, which customers do not act on here. `dates` are the days (YYYY-MM-DD) the move can be set to now; `ownerAsked` is when the owner was last sent a link.
 */
export const PortationOverview = v.object({
  ...PortationStatus.entries,
  steps: v.optional(v.array(PortationStep)),
  ways: v.optional(v.array(WayOn)),
  dates: v.optional(v.array(v.string())),
  ownerAsked: v.optional(v.string()),
})
export type PortationOverview = v.InferOutput<typeof PortationOverview>

/** A reason that is not in the list (from an outside system) leaves customer service. */
export function waysOn({ state, reason }: Pick<PortationStatus, 'state' | 'reason'>): readonly WayOn[] {
  if (state === 'refused') return isRefusal(reason) ? REFUSALS[reason] : ['service']
  return state === 'done' || state === 'cancelled' ? [] : ['chooseDate']
}

const PORTING_DONE = ['ownerAsked', 'dateChosen', 'sentAgain'] as const
const PORTING_PROBLEMS = [
  'notNow',
  'unchanged',
  'badDate',
  'badName',
  'badNumber',
  'notPortable',
  'numberHere',
  'tooMany',
  'unsent',
] as const
export type PortingOutcome = (typeof PORTING_DONE)[number] | (typeof PORTING_PROBLEMS)[number]
export const isPortingDone = (outcome: PortingOutcome): boolean => PORTING_DONE.some((done) => done === outcome)

/** Every act names a subscription of the signed-in customer; any other is `notNow`. */
export type PortingPort = {
  /** Sends the number's owner a link where they approve the porting. */
  askOwner: (subscription: string) => Promise<PortingOutcome>
  chooseDate: (subscription: string, day: string) => Promise<PortingOutcome>
  /** Sends a refused porting again; empty fields stay as they were. */
  tryAgain: (subscription: string, corrected: { ownerName: string; phone: string }) => Promise<PortingOutcome>
}
