import * as v from 'valibot'
import { bringUpToDate, exists, makeTables, requireEmpty } from './prepare.ts'
import { readRows, writeRows } from './rows.ts'
import { CopyRefused, inTransaction, type Store } from './store.ts'
import { differing, listSequences, listTables, setSequences, sumOf, type Sum, type Table } from './tables.ts'

const Progress = v.array(v.object({ table: v.string(), at: v.nullable(v.array(v.string())), done: v.boolean() }))

/**
 * Copies everything into an empty database. A move that was interrupted goes on where it stopped; what the target then
 * holds is compared with the source, row for row, before the move counts as done.
 */
export async function moveInto(source: Store, target: Store, tell: (sum: Sum) => void): Promise<void> {
  const id = await identityOf(source)
  const level = await bringUpToDate(source)
  const begun = await begunMove(target)
  if (begun === undefined) await requireEmpty(target)
  else if (begun !== id)
    throw new CopyRefused('The target holds an unfinished move of another database; create an empty one.')
  await makeTables(target, level)
  if (begun === undefined) await noteBegun(target, id)

  const tables = await listTables(source)
  const progress = v.parse(
    Progress,
    await target.run('select table_name as table, at, done from prat_move.progress order by 1'),
  )
  for (const table of tables) {
    const before = progress.find((row) => row.table === table.name)
    if (!before?.done) await copyTable(source, target, table, before?.at ?? undefined)
  }
  await setSequences(target, await listSequences(source))
  const sums = { source: await sumsOf(source, tables), target: await sumsOf(target, tables) }
  const differ = differing(sums.source, sums.target)
  if (differ.length > 0)
    throw new CopyRefused(
      `Source and target differ in ${differ.join(', ')}: the source was used after the move began. Move into another empty database.`,
    )
  await target.run('drop schema prat_move cascade')
  sums.target.forEach(tell)
}

async function copyTable(source: Store, target: Store, table: Table, after: string[] | undefined): Promise<void> {
  for await (const { lines, at } of readRows(source, table, after)) {
    await inTransaction(target, 'begin', async () => {
      await writeRows(target, table, lines)
      await note(target, table, at, false)
    })
  }
  await note(target, table, after ?? null, true)
}

async function note(target: Store, { name }: Table, at: string[] | null, done: boolean): Promise<void> {
  await target.run(
    `insert into prat_move.progress (table_name, at, done) values ($1, $2::text[], $3::text::boolean)
     on conflict (table_name) do update set at = excluded.at, done = excluded.done`,
    [name, at, String(done)],
  )
}

async function sumsOf(store: Store, tables: readonly Table[]): Promise<Sum[]> {
  const sums: Sum[] = []
  for (const table of tables) sums.push(await sumOf(store, table))
  return sums
}

/** The moments at which a portal made its queues there are no other database's. */
async function identityOf(source: Store): Promise<string> {
  if (!(await exists(source, 'pgboss.queue')))
    throw new CopyRefused('There is nothing to move: no portal has run on this database.')
  const [row] = await source.run(
    `select encode(sha256(convert_to(string_agg(name || created_on::text, ',' order by name), 'UTF8')), 'hex') as id from pgboss.queue`,
  )
  return String(row?.['id'])
}

async function begunMove(target: Store): Promise<string | undefined> {
  if (!(await exists(target, 'prat_move.source'))) return undefined
  const [row] = await target.run('select id from prat_move.source')
  return String(row?.['id'])
}

async function noteBegun(target: Store, id: string): Promise<void> {
  await inTransaction(target, 'begin', async () => {
    await target.run('create schema prat_move')
    await target.run('create table prat_move.source (id text primary key)')
    await target.run('create table prat_move.progress (table_name text primary key, at text[], done boolean not null)')
    await target.run('insert into prat_move.source values ($1)', [id])
  })
}
