import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite, Results } from '@electric-sql/pglite'
import { embeddedStatements, type Parsers, type Statements } from './embedded-statements.ts'
import { startPglite } from './start-pglite.ts'

/** `asText`: ids of the column types that the caller parses itself. */
export type EmbeddedCall =
  | { kind: 'query'; text: string; params?: unknown[]; rowMode?: 'array' | 'object'; asText: number[] }
  | { kind: 'exec'; text: string }
  | { kind: 'close' }
/** An Error loses its own properties between threads, so `said` carries what PostgreSQL said. */
export type EmbeddedFailure = { message: string; said: Record<string, string> }
export type FromThread =
  | { kind: 'opened' }
  | { kind: 'notOpened'; failure: EmbeddedFailure }
  | { kind: 'answered'; id: number; answer: unknown }
  | { kind: 'failed'; id: number; failure: EmbeddedFailure }

const port = parentPort
if (!port) throw new Error('embedded-thread.ts runs in a thread of its own')
const send = (message: FromThread) => port.postMessage(message)

try {
  const client = await startPglite({ dataDir: String(workerData) })
  const statements = embeddedStatements(client)
  let before: Promise<void> = Promise.resolve()
  port.on('message', ({ id, call }: { id: number; call: EmbeddedCall }) => {
    before = before
      .then(() => run(client, statements, call))
      .then(
        (answer) => send({ kind: 'answered', id, answer }),
        (error: unknown) => {
          if (isAbort(error)) endThread(error)
          send({ kind: 'failed', id, failure: failureOf(error) })
        },
      )
  })
  send({ kind: 'opened' })
  flushCompileCache()
} catch (error) {
  send({ kind: 'notOpened', failure: failureOf(error) })
}

async function run(client: PGlite, { exec, query }: Statements, call: EmbeddedCall): Promise<Results[]> {
  if (call.kind === 'close') {
    await client.close()
    return []
  }
  if (call.kind === 'exec') return (await exec(call.text)).map(plain)
  const { text, params, rowMode, asText } = call
  return [plain(await query(text, params, { parsers: parsersOf(client, asText), ...(rowMode && { rowMode }) }))]
}

const parsersByTypes = new Map<string, Parsers>()

function parsersOf({ parsers }: PGlite, asText: number[]): Parsers {
  const key = asText.join()
  const made = parsersByTypes.get(key) ?? { ...parsers, ...Object.fromEntries(asText.map((type) => [type, asIs])) }
  parsersByTypes.set(key, made)
  return made
}

const asIs = (value: string) => value

const plain = ({ rows, fields, affectedRows }: Results) => ({ rows, fields, ...(affectedRows && { affectedRows }) })

/** After one of these every further call would fail or hang. */
const isAbort = (error: unknown) =>
  error instanceof Error && (error.name === 'RuntimeError' || error.name === 'ExitStatus')

function endThread(error: unknown): void {
  setImmediate(() => {
    throw error
  })
}

function failureOf(error: unknown): EmbeddedFailure {
  if (!(error instanceof Error)) return { message: String(error), said: {} }
  const said = Object.entries(error).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { message: error.message, said: Object.fromEntries(said) }
}
