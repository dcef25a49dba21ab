import { kroner } from '../kernel/money.ts'
import { FREE_USE_LIMIT } from './terms.ts'

/** What must be told beside the competition (PAGE-12): the prize, what free use is, and what a loan of the example costs. */
export const competitionTerms = {
  freeMonths: 12,
  freeUse: FREE_USE_LIMIT,
  loan: { amount: kroner(205_000), years: 5, effectivePercent: 12.83, cost: kroner(67_040), total: kroner(272_040) },
}
