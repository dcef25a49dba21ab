import * as v from 'valibot'
import type { Store } from './store.ts'
import type { Table } from './tables.ts'

const ROWS = 500

/** A row as PostgreSQL writes a composite value: exact for every type, and read by every version. */
export const Line = v.string()
const Read = v.array(v.object({ line: Line, at: v.array(v.string()) }))
/** `at` is the primary key of the last row. */
export type Batch = { lines: string[]; at: string[] }

/** Reads by primary key, from behind `after`; a table without one is read at once. */
export async function* readRows(store: Store, { name, key }: Table, after?: readonly string[]): AsyncGenerator<Batch> {
  if (!key) {
    const rows = await store.run(`select t::text as line, '{}'::text[] as at from ${name} t`)
    const lines = v.parse(Read, rows).map(({ line }) => line)
    if (lines.length > 0 && after === undefined) yield { lines, at: [] }
    return
  }
  const columns = key.map(({ column }) => column).join(', ')
  const at = key.map(({ column }) => `${column}::text`).join(', ')
  const values = key.map(({ type }, index) => `$${index + 1}::text::${type}`).join(', ')
  for (let from = after; ;) {
    const rows: unknown = await store.run(
      `select t::text as line, array[${at}] as at from ${name} t
       ${from ? `where (${columns}) > (${values})` : ''} order by ${columns} limit ${ROWS}`,
      from,
    )
    const batch = v.parse(Read, rows)
    const last = batch.at(-1)
    if (!last) return
    yield { lines: batch.map(({ line }) => line), at: last.at }
    if (batch.length < ROWS) return
    from = last.at
  }
}

export async function writeRows(store: Store, { name, columns }: Table, lines: readonly string[]): Promise<void> {
  // Without "offset 0" each line would be read once for every column.
  await store.run(
    `insert into ${name} (${columns.join(', ')}) overriding system value
     select ${columns.map((column) => `(row).${column}`).join(', ')}
     from (select line::${name} as row from unnest($1::text[]) line offset 0) written`,
    [lines],
  )
}
