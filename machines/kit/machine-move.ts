export type MachineMove =
  | { kind: 'send'; event: string }
  | { kind: 'settle'; actor: string; result: string }
  | { kind: 'wait'; ms: number }

export type MachineRun = { input: string; moves: readonly MachineMove[] }

/** Fixed start of every run in milliseconds since 1970, so that runs do not depend on the current date. */
export const BEGINS_AT = Date.parse('2026-11-21T10:00:00Z')

const UNITS = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1_000, millisecond: 1 } as const
type Unit = keyof typeof UNITS
const NAMES: readonly Unit[] = ['day', 'hour', 'minute', 'second', 'millisecond']

export function formatTime(ms: number): string {
  const unit = NAMES.find((name) => ms > 0 && ms % UNITS[name] === 0) ?? 'millisecond'
  const count = ms / UNITS[unit]
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

export function readTime(written: string): number | undefined {
  const [, count, named] = /^(\d+) (\w+?)s?$/.exec(written) ?? []
  const unit = NAMES.find((name) => name === named)
  return count !== undefined && unit ? Number(count) * UNITS[unit] : undefined
}

export function formatMove(move: MachineMove): string {
  if (move.kind === 'send') return `send ${move.event}`
  return move.kind === 'settle' ? `settle ${move.actor} ${move.result}` : `wait ${formatTime(move.ms)}`
}
