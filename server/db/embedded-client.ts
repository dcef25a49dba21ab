import { getCompileCacheDir } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { types, type ParserOptions, type QueryOptions, type Results } from '@electric-sql/pglite'
import { PROJECT_ROOT } from '#server/project-root.ts'
import type { EmbeddedCall, EmbeddedFailure, FromThread } from './embedded-thread.ts'

type Query = <T>(text: string, params?: unknown[], options?: QueryOptions) => Promise<Results<T>>
type Calls = { query: Query; exec: (text: string) => Promise<Results[]> }
export type EmbeddedClient = Calls & {
  transaction: <T>(work: (tx: Calls) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

export type OnLost = (error: Error) => void

type Pending = { resolve(answer: unknown): void; reject: (error: Error) => void }
type Call = <Answer>(asked: EmbeddedCall) => Promise<Answer>

const THREAD = join(PROJECT_ROOT, 'server/db/embedded-thread.ts')

/** The thread gets the process's compile cache: without it, it would load what takes the types off (17 MB) again. */
function startThread(folder: string): Worker {
  const cache = getCompileCacheDir()
  return new Worker(THREAD, {
    name: 'embedded database',
    workerData: folder,
    env: { ...process.env, ...(cache && { NODE_COMPILE_CACHE: dirname(cache) }) },
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
}

/** `onLost` is called when the thread ends by itself; every call fails from then on. */
export async function openEmbeddedClient(
  folder: string,
  onLost: OnLost,
  thread = startThread(folder),
): Promise<EmbeddedClient> {
  const pending = new Map<number, Pending>()
  let calls = 0
  let lost: Error | undefined
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>()

  thread.on('message', (message: FromThread) => {
    if (message.kind === 'opened') return resolve()
    if (message.kind === 'notOpened') return reject(errorOf(message.failure))
    const call = pending.get(message.id)
    pending.delete(message.id)
    if (message.kind === 'answered') call?.resolve(message.answer)
    else call?.reject(errorOf(message.failure))
  })
  thread.on('error', (error) => lose(error instanceof Error ? error : new Error(String(error))))
  thread.on('exit', () => lose(new Error('The thread of the embedded database has ended.')))

  function lose(error: Error): void {
    if (lost) return
    lost = error
    reject(error)
    for (const call of pending.values()) call.reject(error)
    onLost(error)
  }

  const call = <Answer>(asked: EmbeddedCall) =>
    new Promise<Answer>((resolve, reject) => {
      if (lost) return reject(lost)
      calls += 1
      pending.set(calls, { resolve, reject })
      thread.postMessage({ id: calls, call: asked }, [])
    })

  const end = async () => {
    lost = new Error('The embedded database is closed.')
    await thread.terminate()
  }
  try {
    await opened
  } catch (error) {
    await end()
    throw error
  }

  const direct: Calls = { query: queryBy(call), exec: async (text) => call({ kind: 'exec', text }) }
  let free: Promise<unknown> = Promise.resolve()
  return {
    query: (text, params, options) => free.then(() => direct.query(text, params, options)),
    exec: (text) => free.then(() => direct.exec(text)),
    // There is one connection: while a transaction is open, it has it alone.
    transaction: (work) => {
      const done = free.then(() => transact(direct, work))
      free = done.catch(() => {})
      return done
    },
    close: async () => {
      await free.then(() => call({ kind: 'close' }))
      await end()
    },
  }
}

/** Column types that drizzle reads as text travel as text; JSON does, too, since it is parsed faster than copied. */
function queryBy(call: Call): Query {
  return async <T>(text: string, params?: unknown[], { rowMode, parsers }: QueryOptions = {}) => {
    const own: ParserOptions = { [types.JSON]: parseJson, [types.JSONB]: parseJson, ...parsers }
    const asText = Object.keys(own).map(Number)
    const [answer] = await call<[Results<T> & { rows: Cells[] }]>({
      kind: 'query',
      text,
      asText,
      ...(params && { params }),
      ...(rowMode && { rowMode }),
    })
    const rows: Cells[] = answer.rows
    for (const [index, { name, dataTypeID }] of answer.fields.entries()) {
      const parse = own[dataTypeID]
      const key = rowMode === 'array' ? index : name
      if (parse) for (const row of rows) if (row[key] !== null) row[key] = parse(String(row[key]))
    }
    return answer
  }
}

type Cells = Record<string | number, unknown>

const parseJson = (text: string): unknown => JSON.parse(text)

async function transact<T>(calls: Calls, work: (tx: Calls) => Promise<T>): Promise<T> {
  // Not awaited: the thread takes calls in order, so the first of the work need not wait for its answer.
  const begun = calls.exec('begin')
  begun.catch(() => {})
  try {
    const done = await work(calls)
    await begun
    await calls.exec('commit')
    return done
  } catch (error) {
    await calls.exec('rollback').catch(() => {})
    throw error
  }
}

class EmbeddedError extends Error {}

const errorOf = ({ message, said }: EmbeddedFailure) => Object.assign(new EmbeddedError(message), said)
