import { kroner } from '../kernel/money.ts'

/** Rules of the child plan (PRICE-01): for children under `underAge`, speed cut to the throttle of PRICE-04 when the data is used up. */
export const childPlan = {
  dataMb: 1_000,
  monthly: kroner(99),
  underAge: 13,
  internationalCallsBlocked: true,
  premiumCallsBlocked: true,
  throttleAtMb: 1_000,
}
