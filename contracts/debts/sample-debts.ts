import type { Debt } from './debt.ts'

export const SAMPLE_DEBTS: Debt[] = [
  {
    kind: 'instalmentLoan',
    lender: 'Fjellbanken',
    originalAmount: 25_000_000,
    remainingAmount: 18_640_000,
    nominalRate: 14.9,
    termMonths: 60,
    fees: 4_500,
    coBorrower: false,
  },
  {
    kind: 'creditLine',
    lender: 'Skjærgård Kort',
    interestBearing: 3_890_000,
    notInterestBearing: 215_000,
    limit: 6_000_000,
    nominalRate: 22.9,
    fees: 3_500,
  },
  { kind: 'chargeCard', lender: 'Nordlys Betalingskort', interestBearing: 0, notInterestBearing: 648_000 },
]
