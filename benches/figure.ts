/**
 * One measured figure, printed as a JSON line. `clock`: depends on machine load, so only `npm run bench` enforces its
 * limit, not `npm test`.
 */
export type Figure = { figure: string; value: number; unit: string; limit?: string; ok: boolean; clock: boolean }

const CLOCKED = new Set(['ms', 'µs', 'turns/s', 'rows/s', 'invoices/s', 'x'])

export const atMost = (figure: string, value: number, most: number, unit: string): Figure => ({
  ...told(figure, value, unit),
  limit: `<= ${most}`,
  ok: value <= most,
})

export const atLeast = (figure: string, value: number, least: number, unit: string): Figure => ({
  ...told(figure, value, unit),
  limit: `>= ${least}`,
  ok: value >= least,
})

export const told = (figure: string, value: number, unit: string): Figure => ({
  figure,
  value: Math.round(value * 100) / 100,
  unit,
  ok: true,
  clock: CLOCKED.has(unit),
})

export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
