import { LIFTED_BY_WORK, type BudgetName } from './budgets.ts'

/** Why an effect waits, as it is kept with it and shown to staff. */
export const waitsFor = (budget: BudgetName): string => `waits for the budget: ${budget}`

const LIFTED = new Set([...LIFTED_BY_WORK].map(waitsFor))

/** Whether solving a puzzle ends this wait. */
export const isLiftedByWork = (reason: string | null): boolean => reason !== null && LIFTED.has(reason)
