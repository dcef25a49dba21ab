import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as v from 'valibot'
import { levelOf, makeTables, requireEmpty } from './prepare.ts'
import { Line, readRows, writeRows } from './rows.ts'
import { CopyRefused, inTransaction, type Store } from './store.ts'
import { differing, listSequences, listTables, Sequence, setSequences, Sum, sumOf } from './tables.ts'

/** A compressed file with a line of JSON each: the head; for every table its name and its rows; the end with sums. */
const Head = v.object({
  prat: v.literal('backup'),
  format: v.literal(1),
  madeAt: v.string(),
  level: v.object({ migration: v.number(), queue: v.number() }),
})
const End = v.object({ sums: v.array(Sum), sequences: v.array(Sequence) })
const Begin = v.object({ table: v.string() })
const Written = v.union([Line, Begin, End])

/** PostgreSQL is read at one moment while it is used. The file gets its name when it is whole, and only its owner may read it. */
export async function writeBackup(store: Store, file: string, madeAt: Date): Promise<Sum[]> {
  const begin = store.kind === 'postgres' ? 'begin isolation level repeatable read read only' : 'begin'
  const sums: Sum[] = []
  async function* lines(): AsyncGenerator<string> {
    const head = { prat: 'backup', format: 1, madeAt: madeAt.toISOString(), level: await levelOf(store) } as const
    yield lineOf(head satisfies v.InferInput<typeof Head>)
    for (const table of await listTables(store)) {
      yield lineOf({ table: table.name })
      for await (const batch of readRows(store, table)) yield batch.lines.map(lineOf).join('')
      sums.push(await sumOf(store, table))
    }
    yield lineOf({ sums, sequences: await listSequences(store) } satisfies v.InferInput<typeof End>)
  }
  const part = `${file}.part`
  try {
    await inTransaction(store, begin, () =>
      pipeline(Readable.from(lines()), createGzip(), createWriteStream(part, { mode: 0o600, flush: true })),
    )
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return sums
}

const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`

const BATCH = 500

/** All or nothing: the rows are committed once the sums of the target are those of the backup. */
export async function restoreBackup(file: string, target: Store): Promise<{ madeAt: string; sums: Sum[] }> {
  const lines = linesOf(file)
  const head = v.safeParse(Head, (await lines.next()).value)
  if (!head.success) throw new CopyRefused(`${file} is no backup of a portal.`)
  await requireEmpty(target)
  await makeTables(target, head.output.level)
  const tables = await listTables(target)
  const sums = await inTransaction(target, 'begin', async () => {
    let table = tables[0]
    let rows: string[] = []
    const flush = async () => {
      if (table && rows.length > 0) await writeRows(target, table, rows)
      rows = []
    }
    for await (const line of lines) {
      const written = v.parse(Written, line)
      if (typeof written === 'string') {
        rows.push(written)
        if (rows.length === BATCH) await flush()
        continue
      }
      await flush()
      if ('sums' in written) {
        await setSequences(target, written.sequences)
        const found: Sum[] = []
        for (const one of tables) found.push(await sumOf(target, one))
        const differ = differing(written.sums, found)
        if (differ.length > 0) throw new CopyRefused(`The backup is damaged: ${differ.join(', ')} differ.`)
        return found
      }
      table = tables.find(({ name }) => name === written.table)
      if (!table) throw new CopyRefused(`The backup has a table that this release does not know: ${written.table}.`)
    }
    throw new CopyRefused(`${file} breaks off; use another backup.`)
  })
  return { madeAt: head.output.madeAt, sums }
}

async function* linesOf(file: string): AsyncGenerator<unknown> {
  const unzipped = createGunzip().setEncoding('utf8')
  createReadStream(file)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped)
  let rest = ''
  try {
    for await (const chunk of unzipped) {
      const parts = (rest + String(chunk)).split('\n')
      rest = parts.pop() ?? ''
      for (const part of parts) yield JSON.parse(part)
    }
  } catch {
    throw new CopyRefused(`${file} is no backup of a portal, or is damaged; use another one.`)
  }
}
