/** What the use is measured against when the network could not tell the total (USE-01). */
const UNKNOWN_TOTAL = 1e11

type Transfer = { transferUsed: number; transferTotal: number; failSync: boolean }

/** How much of the package is used, 1 being all of it; more than 1 when more was used than the package holds (USE-01). */
export function usedShare({ transferUsed, transferTotal, failSync }: Transfer): number {
  const total = failSync ? UNKNOWN_TOTAL : transferTotal
  return total > 0 ? transferUsed / total : 0
}
