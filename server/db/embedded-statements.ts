import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite'
import { isWorthPreparing, MOST_PREPARED } from './prepare-statements.ts'

const { serialize } = protocol

/** By the id of the column's type. */
export type Parsers = PGlite['parsers']
type Shape = { parsers?: Parsers; rowMode?: 'array' | 'object' }

/** Calls must be made one after another: a transaction has no queue of its own here. */
export type Statements = {
  query: (text: string, params?: unknown[], shape?: Shape) => Promise<Results>
  exec: (text: string) => Promise<Results[]>
}

type Answers = Awaited<ReturnType<PGlite['execProtocolStream']>>
type Prepared = { name: string; parameters: number[]; columns: Answers }

const CHANGES_SCHEMA = /\b(create|alter|drop)\b/i

/** Prepares each statement at its first use: the database reads and plans it once instead of at every call. */
export function embeddedStatements(client: PGlite): Statements {
  const known = new Map<string, Prepared>()
  let names = 0

  const send = (...parts: Uint8Array[]) =>
    client.runExclusive(() => client.execProtocolStream(Buffer.concat([...parts, serialize.sync()])))

  async function prepare(text: string): Promise<Prepared> {
    const before = known.get(text)
    if (before) {
      known.delete(text)
      known.set(text, before)
      return before
    }
    const name = `s${(names += 1)}`
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const prepared = {
      name,
      parameters: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message.name === 'rowDescription'),
    }
    known.set(text, prepared)
    const [oldest] = known
    if (known.size > MOST_PREPARED && oldest) {
      known.delete(oldest[0])
      await send(serialize.close({ type: 'S', name: oldest[1].name }))
    }
    return prepared
  }

  async function forgetIfChanged(text: string): Promise<void> {
    if (known.size === 0 || !CHANGES_SCHEMA.test(text)) return
    known.clear()
    await client.exec('deallocate all')
  }

  return {
    query: async (text, params = [], { parsers = client.parsers, ...mode } = {}) => {
      if (!isWorthPreparing(text)) {
        const results = await client.query<Results['rows'][number]>(text, params, { parsers, ...mode })
        await forgetIfChanged(text)
        return results
      }
      const { name, parameters, columns } = await prepare(text)
      const values = params.map((value, index) => textOf(client, value, parameters[index]))
      const answered = await send(serialize.bind({ statement: name, values }), serialize.execute({}))
      const [results] = parse.parseResults([...columns, ...answered], parsers, mode)
      return results ?? { rows: [], fields: [] }
    },
    exec: async (text) => {
      const results = await client.exec(text)
      await forgetIfChanged(text)
      return results
    },
  }
}

function textOf({ serializers }: PGlite, value: unknown, type: number | undefined): string | null {
  if (value === null || value === undefined) return null
  const serializeOf = type === undefined ? undefined : serializers[type]
  return serializeOf ? serializeOf(value) : String(value)
}
