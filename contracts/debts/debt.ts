import * as v from 'valibot'
import type { Ore } from '../kernel/money.ts'

const ore = v.pipe(v.number(), v.integer(), v.minValue(0))
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/**
 * An unsecured debt from the debt register (FLOW-06). Amounts are in øre, rates in percent per year, fees per month.
 */
export const Debt = v.variant('kind', [
  v.object({
    kind: v.literal('instalmentLoan'),
    lender: v.string(),
    originalAmount: ore,
    remainingAmount: ore,
    nominalRate: percent,
    termMonths: v.pipe(v.number(), v.integer()),
    fees: ore,
    coBorrower: v.boolean(),
  }),
  v.object({
    kind: v.literal('creditLine'),
    lender: v.string(),
    interestBearing: ore,
    notInterestBearing: ore,
    limit: ore,
    nominalRate: percent,
    fees: ore,
  }),
  v.object({ kind: v.literal('chargeCard'), lender: v.string(), interestBearing: ore, notInterestBearing: ore }),
])
export type Debt = v.InferOutput<typeof Debt>

export const owedOn = (debt: Debt): Ore =>
  debt.kind === 'instalmentLoan' ? debt.remainingAmount : debt.interestBearing + debt.notInterestBearing

export function debtTotals(debts: readonly Debt[]): Record<Debt['kind'] | 'all', Ore> {
  const sum = (kind?: Debt['kind']) =>
    debts.filter((debt) => kind === undefined || debt.kind === kind).reduce((total, debt) => total + owedOn(debt), 0)
  return {
    instalmentLoan: sum('instalmentLoan'),
    creditLine: sum('creditLine'),
    chargeCard: sum('chargeCard'),
    all: sum(),
  }
}
