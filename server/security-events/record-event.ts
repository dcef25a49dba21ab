import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { EventDetails, SecurityEventName } from '#contracts/account/security-events.ts'
import type { Database } from '#server/db/database.ts'
import { readSecret } from '#server/db/read-secret.ts'
import type { StoreDeps } from '#server/deps.ts'
import { currentRequest } from '#server/edge/request-id.ts'
import { logFailure } from '#server/log-failure.ts'
import { appendRows, readChainKey } from './chain.ts'

/** Whom the event concerns; a number stands for an account nobody has shown to be theirs yet. */
type Actor = { account: string } | { phone: string } | Record<never, never>

export type SecurityEvent = Actor & { name: SecurityEventName; details?: EventDetails }

type Waiting = SecurityEvent & { at: Date; request: string | null }
type Recorder = {
  log: Logger
  waiting: Waiting[]
  timer: NodeJS.Timeout | undefined
  flushing: Promise<void>
  minute: number
  counts: Map<SecurityEventName, number>
}

/** Milliseconds; calls do not wait for events, and one transaction takes all of that time. */
const WRITTEN_AFTER = 250
/** Of one name, for each process; what is more is told as a number. */
const PER_MINUTE = 300
const MOST_WAITING = 10_000

const recorders = new WeakMap<Database, Recorder>()

function recorderOf({ database, runtime: { log } }: StoreDeps): Recorder {
  const known = recorders.get(database)
  if (known) return known
  const made: Recorder = {
    log,
    waiting: [],
    timer: undefined,
    flushing: Promise.resolve(),
    minute: 0,
    counts: new Map(),
  }
  recorders.set(database, made)
  return made
}

/**
 * Written shortly after, and at the end of the process; a crash may lose the last quarter of a second. What is written
 * is a line of the log, too: outside of the database, with the hash that covers all before it.
 */
export function recordEvent(deps: StoreDeps, event: SecurityEvent): void {
  const { database, runtime } = deps
  const recorder = recorderOf(deps)
  const now = runtime.now()
  const at = new Date(now)
  const minute = Math.floor(now / 60_000)
  if (minute !== recorder.minute) {
    for (const [name, count] of recorder.counts)
      if (count > PER_MINUTE)
        recorder.waiting.push({ name, details: { reason: 'more', count: count - PER_MINUTE }, at, request: null })
    recorder.counts.clear()
    recorder.minute = minute
  }
  const count = (recorder.counts.get(event.name) ?? 0) + 1
  recorder.counts.set(event.name, count)
  if (count > PER_MINUTE || recorder.waiting.length >= MOST_WAITING) return
  recorder.waiting.push({ ...event, at, request: currentRequest() ?? null })
  recorder.timer ??= setTimeout(() => {
    writeEvents(database).catch((error: unknown) => {
      logFailure(runtime.log, 'security events wait for the database', error)
    })
  }, WRITTEN_AFTER).unref()
}

/** Resolves when all events until now are in the database. */
export function writeEvents(database: Database): Promise<void> {
  const recorder = recorders.get(database)
  if (!recorder) return Promise.resolve()
  const write = async () => {
    clearTimeout(recorder.timer)
    recorder.timer = undefined
    const taken = recorder.waiting.splice(0)
    if (taken.length === 0) return
    try {
      const [chain, names] = await Promise.all([readChainKey(database), readActorKey(database)])
      const rows = taken.map((event) => ({
        at: event.at,
        name: event.name,
        actor: actorOf(names, event) ?? null,
        request: event.request,
        details: event.details ?? {},
      }))
      for (const { name, at, details, ...row } of await database.transaction((tx) => appendRows(tx, chain, rows)))
        recorder.log.info({ 'event.name': name, happened: at.toISOString(), ...row, ...details }, 'security event')
    } catch (error) {
      recorder.waiting.unshift(...taken)
      throw error
    }
  }
  recorder.flushing = recorder.flushing.then(write, write)
  return recorder.flushing
}

export const readActorKey = (database: Database): Promise<Buffer> => readSecret(database.db, 'security event actors')

/** The pseudonym under which events of an account, or of a number, are kept. */
export function actorOf(key: Buffer, actor: Actor): string | undefined {
  const hmac = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  if ('account' in actor) return hmac(`account:${actor.account}`)
  return 'phone' in actor ? hmac(`phone:${actor.phone}`) : undefined
}
