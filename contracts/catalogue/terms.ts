import { kroner } from '#contracts/kernel/money.ts'

/** VAT in every price shown, in percent. */
export const VAT_PERCENT = 25

/** Days a consumer may withdraw from an order. */
export const WITHDRAWAL_DAYS = 14

/** "Free use" is at most this many minutes, SMS and MMS each, a month. */
export const FREE_USE_LIMIT = 10_000

/** Figures the pages advertise that are not prices of ours; the operator answers for them. */
export const advertised = {
  refinancingBanks: 18,
  lenderLogos: 13,
  refinancingAverageSaving: kroner(52_000),
  insuranceSavingOverPercent: 10,
  ratingOutOf: 5,
}

/** What must be told beside the competition (PAGE-12): the prize, what free use is, and what a loan of the example costs. */
export const competitionTerms = {
  freeMonths: 12,
  freeUse: FREE_USE_LIMIT,
  loan: { amount: kroner(205_000), years: 5, effectivePercent: 12.83, cost: kroner(67_040), total: kroner(272_040) },
}
