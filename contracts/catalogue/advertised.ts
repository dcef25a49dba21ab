import { kroner } from '../kernel/money.ts'

/** Figures the pages advertise that are not prices of ours; the operator answers for them. */
export const advertised = {
  refinancingBanks: 18,
  lenderLogos: 13,
  refinancingAverageSaving: kroner(52_000),
  insuranceSavingOverPercent: 10,
  ratingOutOf: 5,
}
