import type { SessionRow } from '#server/brain/tables.ts'
import type { PlannedTurn } from './planned-turn.ts'
import { turnRow } from './write-turns.ts'

/** Milliseconds; less than after which a conversation counts as resumed. */
const KEPT = 10 * 60_000
const MOST = 4_000

/** `writtenBy`: id of the transaction that wrote the row. */
export type Remembered = { row: SessionRow; writtenBy: string }

/**
 * The rows of conversations as this process wrote them. Another process may have changed them since: a turn counts only
 * if the row that is written over is the one it was planned on.
 */
export type RowMemory = {
  of: (session: string) => Remembered | undefined
  keep: (remembered: Remembered) => void
  forget: (session: string) => void
  /** It was changed elsewhere, and would be again: from now on it is read. */
  readFromNowOn: (session: string) => void
}

export function createRowMemory(now: () => number): RowMemory {
  const known = new Map<string, { remembered: Remembered | undefined; until: number }>()
  const set = (session: string, remembered: Remembered | undefined) => {
    known.delete(session)
    known.set(session, { remembered, until: now() + KEPT })
    const [oldest] = known.keys()
    if (known.size > MOST && oldest !== undefined) known.delete(oldest)
  }
  const fresh = (session: string) => {
    const entry = known.get(session)
    return entry && entry.until > now() ? entry : undefined
  }
  return {
    of: (session) => fresh(session)?.remembered,
    keep: (remembered) => {
      const { id } = remembered.row
      const entry = fresh(id)
      if (!entry || entry.remembered) set(id, remembered)
    },
    forget: (session) => {
      if (known.get(session)?.remembered) known.delete(session)
    },
    readFromNowOn: (session) => set(session, undefined),
  }
}

/** What the statement of `writeTurns` makes of the row. */
export function rowAfter(turn: PlannedTurn, now: number): SessionRow {
  const { row } = turn
  const {
    n,
    cursor,
    waiting,
    ended,
    flow,
    version,
    variant,
    step,
    facts,
    misses,
    kept,
    awaiting,
    entry,
    registration,
    login_for,
    login_until,
  } = turnRow(turn, now)
  return {
    ...row,
    turns: n,
    cursor,
    waiting,
    ended,
    flow,
    flowVersion: version,
    flowVariant: variant,
    step,
    facts,
    failedAttempts: misses,
    replayable: [...kept],
    awaiting,
    tellSettled: row.tellSettled && waiting === 'effect',
    entry: row.entry ?? entry,
    registration: registration ?? row.registration,
    loginFor: login_for ?? row.loginFor,
    loginUntil: login_until ?? row.loginUntil,
    updatedAt: new Date(now),
  }
}
