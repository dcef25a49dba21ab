import { OTHER_FLOWS } from './other-flows.ts'
import { PERSON_AND_ORDER } from './person-and-order.ts'
import { PLAN_AND_NUMBER } from './plan-and-number.ts'

/**
 * Format: "typed => result", alternatives separated by |. Results: a payload, `:` a parsed value, `~` a clarifying
 * question, `?` an answered topic, `?BACK` an undone answer (CHAT-15).
 */
export const ANSWERS: Record<string, string> = { ...PLAN_AND_NUMBER, ...PERSON_AND_ORDER, ...OTHER_FLOWS }
