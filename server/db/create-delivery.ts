import { setTimeout } from 'node:timers/promises'
import type { Result } from '#contracts/kernel/result.ts'
import type { StoreDeps } from '#server/deps.ts'

export const DELIVERY_TRIES = 100
/** Milliseconds. */
const KEPT_TOGETHER = 20

export type Delivery = 'done' | 'again'
/** Makes one attempt to deliver what has this id. */
export type Deliver = (id: string) => Promise<Delivery>
export type Outcome =
  | { status: 'sent'; lastFault: null; sentAt: Date }
  | { status: 'waiting' | 'dead'; lastFault: string }
/** What makes a row that was given up wait again. */
export const REVIVED = { status: 'waiting', attempts: 0 } as const

type Attempt<Row> = {
  /** Counts an attempt of each that still waits, and reads them. */
  begin: (ids: string[]) => Promise<Row[]>
  idOf: (row: Row) => string
  send: (row: Row) => Promise<Result<'sent'>>
  keep: (ids: string[], outcome: Outcome) => Promise<unknown>
  /** Faults after which another attempt is useless. */
  isFinal?: (reason: string) => boolean
  /** A fault that nobody has to mend: it is kept, and not logged as an error. */
  isExpected?: (code: string | undefined) => boolean
  what: string
  /** Names what was to be delivered in the log; nothing personal. */
  about: (row: Row) => Record<string, unknown>
}

/**
 * Delivers rows that wait. Attempts that begin or end together are one statement. A crash before the outcome is kept
 * repeats an attempt with the same id.
 */
export function createDelivery<Row extends { attempts: number }>(
  { log, now }: StoreDeps['runtime'],
  {
    begin,
    idOf,
    send,
    keep,
    isFinal = (reason) => reason === 'refused',
    isExpected = () => false,
    what,
    about,
  }: Attempt<Row>,
): Deliver {
  const beginTogether = together(begin, 0)
  const keepTogether = together(async (kept: { id: string; outcome: Outcome }[]) => {
    const sameOutcome = Map.groupBy(kept, ({ outcome }) => `${outcome.status} ${outcome.lastFault}`)
    for (const same of sameOutcome.values()) {
      const [first] = same
      if (first)
        await keep(
          same.map(({ id }) => id),
          first.outcome,
        )
    }
  }, KEPT_TOGETHER)

  return async (id) => {
    const row = (await beginTogether(id)).find((begun) => idOf(begun) === id)
    if (!row) return 'done'
    const sent = await send(row)
    if (sent.ok) {
      await keepTogether({ id, outcome: { status: 'sent', lastFault: null, sentAt: new Date(now()) } })
      return 'done'
    }
    const lastFault = sent.code === undefined ? sent.reason : `${sent.reason} ${sent.code}`
    const isDead = isFinal(sent.reason) || row.attempts >= DELIVERY_TRIES
    await keepTogether({ id, outcome: { status: isDead ? 'dead' : 'waiting', lastFault } })
    const told = { ...about(row), attempts: row.attempts, fault: lastFault }
    if (isExpected(sent.code)) log.debug(told, `${what} was not delivered, as is expected`)
    else if (isDead) log.error(told, `${what} could not be delivered; it is kept and tried again at the next start`)
    else log.warn(told, `${what} was not delivered, will be tried again`)
    return isDead ? 'done' : 'again'
  }
}

/** Calls that come within so many milliseconds of the first one become one. */
function together<Item, Value>(
  run: (items: Item[]) => Promise<Value>,
  milliseconds: number,
): (item: Item) => Promise<Value> {
  let gathering: { items: Item[]; done: Promise<Value> } | undefined
  return (item) => {
    if (!gathering) {
      const items: Item[] = []
      const done = setTimeout(milliseconds).then(() => {
        gathering = undefined
        return run(items)
      })
      gathering = { items, done }
    }
    gathering.items.push(item)
    return gathering.done
  }
}
