import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'

type Counts = Record<string, { calls: number; statements: number; commits: number }>

/** What a call asked of the database, with the values it gave. */
type Statement = { call: string; text: string; values: unknown[] }

type Call = { name: string; ended: boolean; transaction?: { writes: boolean } }

const WRITES = /^\s*(?:insert|update|delete|with .*\b(?:insert|update|delete))\b|\bfor update\b/is
/** Depends on the clock: security events, written a while after they happen, and leases of effects that take long. */
const BY_CLOCK = /security[_ ]event|^update "chat_effect" set "claimed_until"/

/**
 * Counts what the calls made in `during` ask of the database. What follows the first commit of a call is that of its
 * effects. `commits` are transactions that write.
 */
export function statementCounter() {
  const counts: Counts = {}
  const statements: Statement[] = []
  const calls = new AsyncLocalStorage<Call>()
  const count = (call: Call, what: 'calls' | 'statements' | 'commits') => {
    const counted = (counts[call.ended ? 'effect' : call.name] ??= { calls: 0, statements: 0, commits: 0 })
    counted[what] += 1
  }
  const logger: Logger = {
    logQuery: (text, values) => {
      const call = calls.getStore()
      if (!call || BY_CLOCK.test(`${text} ${String(values[0])}`) || /^\s*(?:begin|commit|rollback)\b/i.test(text))
        return
      statements.push({ call: call.ended ? 'effect' : call.name, text, values })
      count(call, 'statements')
      if (!WRITES.test(text)) return
      if (call.transaction) call.transaction.writes = true
      else {
        count(call, 'commits')
        call.ended = true
      }
    },
  }
  return {
    counts,
    statements,
    reset: () => {
      statements.length = 0
      for (const name of Object.keys(counts)) Reflect.deleteProperty(counts, name)
    },
    logger,
    counted: (database: Database): Database => ({
      ...database,
      transaction: async (work) => {
        const call = calls.getStore()
        if (!call) return database.transaction(work)
        const transaction = { writes: false }
        const done = await calls.run({ ...call, transaction }, () => database.transaction(work))
        if (transaction.writes) {
          count(call, 'commits')
          call.ended = true
        }
        return done
      },
    }),
    during: <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const call = { name, ended: false }
      count(call, 'calls')
      return calls.run(call, work)
    },
  }
}
