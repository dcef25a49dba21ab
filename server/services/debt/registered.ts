import type { Debt } from '#contracts/debts/debt.ts'
import { kroner } from '#contracts/kernel/money.ts'

/** Debts of the sandbox's test persons by national identity number; the lenders are made up. Whom the register is down for stands here too. */
export const REGISTERED: Record<string, readonly Debt[] | 'down'> = {
  // Kari Nordmann
  '24929012190': [
    { kind: 'instalmentLoan', lender: 'Fjellbanken', originalAmount: kroner(250_000), remainingAmount: kroner(186_400), nominalRate: 14.9, termMonths: 60, fees: kroner(45), coBorrower: false },
    { kind: 'instalmentLoan', lender: 'Vidda Finans', originalAmount: kroner(60_000), remainingAmount: kroner(41_250), nominalRate: 18.5, termMonths: 36, fees: kroner(45), coBorrower: true },
    { kind: 'creditLine', lender: 'Skjærgård Kort', interestBearing: kroner(38_900), notInterestBearing: kroner(2_150), limit: kroner(60_000), nominalRate: 22.9, fees: kroner(35) },
    { kind: 'chargeCard', lender: 'Nordlys Betalingskort', interestBearing: 0, notInterestBearing: kroner(6_480) },
  ],
  // Ola Hansen
  '03857821059': [
    { kind: 'instalmentLoan', lender: 'Vidda Finans', originalAmount: kroner(120_000), remainingAmount: kroner(97_300), nominalRate: 16.4, termMonths: 60, fees: kroner(45), coBorrower: false },
  ],
  // Ingrid Berg
  '17898534030': [
    { kind: 'creditLine', lender: 'Skjærgård Kort', interestBearing: kroner(24_700), notInterestBearing: 0, limit: kroner(30_000), nominalRate: 22.9, fees: kroner(35) },
    { kind: 'chargeCard', lender: 'Nordlys Betalingskort', interestBearing: kroner(1_200), notInterestBearing: kroner(3_950) },
  ],
  // Jens Holm
  '06869415330': 'down',
}
