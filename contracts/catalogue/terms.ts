import { kroner } from '#contracts/kernel/money.ts'

export const VAT_PERCENT = 25

export const WITHDRAWAL_DAYS = 14

/**
 * A month is invoiced when it is over. Billing follows it, and terms, answers, summaries and letters say it.
 * `payBackDays` is the law's limit after a withdrawal.
 */
export const INVOICING = { monthsAfter: 1, dueDays: 14, payBackDays: 14 } as const

/** Monthly limit of "free use", applied separately to minutes, SMS and MMS. */
export const FREE_USE_LIMIT = 10_000

/** Advertised figures other than our prices; the operator is responsible for their accuracy. */
export const advertised = {
  refinancingBanks: 18,
  lenderLogos: 13,
  refinancingAverageSaving: kroner(52_000),
  insuranceSavingOverPercent: 10,
  ratingOutOf: 5,
}

/**
 * Facts that must be disclosed with the competition: the prize, free use, and the cost of the example loan (PAGE-12).
 */
export const competitionTerms = {
  freeMonths: 12,
  freeUse: FREE_USE_LIMIT,
  loan: { amount: kroner(205_000), years: 5, effectivePercent: 12.83, cost: kroner(67_040), total: kroner(272_040) },
}
