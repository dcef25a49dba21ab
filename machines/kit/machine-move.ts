/** One thing that happens to a machine in a run: an event, an invoked actor's result, or time, in milliseconds. */
export type MachineMove =
  | { kind: 'send'; event: string }
  | { kind: 'settle'; actor: string; result: string }
  | { kind: 'wait'; ms: number }

/** A machine's run from one of its inputs, exactly repeatable: events and results are those of its story. */
export type MachineRun = { input: string; moves: readonly MachineMove[] }

/** When every run begins, so that no run depends on the day it is played. Milliseconds since 1970. */
export const BEGINS_AT = Date.parse('2026-11-21T10:00:00Z')

const UNITS = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1_000, millisecond: 1 } as const
type Unit = keyof typeof UNITS
const NAMES: readonly Unit[] = ['day', 'hour', 'minute', 'second', 'millisecond']

/** A time as replays write it, in the largest unit that gives a whole number: 1500 is "1500 milliseconds". */
export function formatTime(ms: number): string {
  const unit = NAMES.find((name) => ms > 0 && ms % UNITS[name] === 0) ?? 'millisecond'
  const count = ms / UNITS[unit]
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Milliseconds of such a time; `undefined` when it is none. */
export function readTime(written: string): number | undefined {
  const [, count, named] = /^(\d+) (\w+?)s?$/.exec(written) ?? []
  const unit = NAMES.find((name) => name === named)
  return count !== undefined && unit ? Number(count) * UNITS[unit] : undefined
}

/** A move as replays write it. */
export function formatMove(move: MachineMove): string {
  if (move.kind === 'send') return `send ${move.event}`
  return move.kind === 'settle' ? `settle ${move.actor} ${move.result}` : `wait ${formatTime(move.ms)}`
}
