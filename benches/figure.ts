/**
 * One measured figure, printed as a line of JSON. Without a limit it is only told. `clock` marks what depends on how busy
 * the machine is: `npm run bench` holds it to its limit, `npm test` only prints it.
 */
export type Figure = { figure: string; value: number; unit: string; limit?: string; ok: boolean; clock: boolean }

const CLOCKED = new Set(['ms', 'µs', 'turns/s', 'invoices/s', 'x'])

/** A figure that must not exceed `most`. */
export const atMost = (figure: string, value: number, most: number, unit: string): Figure => ({
  ...told(figure, value, unit),
  limit: `<= ${most}`,
  ok: value <= most,
})

/** A figure that must reach `least`. */
export const atLeast = (figure: string, value: number, least: number, unit: string): Figure => ({
  ...told(figure, value, unit),
  limit: `>= ${least}`,
  ok: value >= least,
})

/** A figure without a limit. */
export const told = (figure: string, value: number, unit: string): Figure => ({
  figure,
  value: Math.round(value * 100) / 100,
  unit,
  ok: true,
  clock: CLOCKED.has(unit),
})

/** The value below which `share` (0 to 1) of the samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
