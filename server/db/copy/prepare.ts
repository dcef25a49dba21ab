import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBoss } from '#server/db/delivery-queue.ts'
import journal from '#server/db/migrations/meta/_journal.json' with { type: 'json' }
import { MIGRATIONS, NEWEST_MIGRATION } from '#server/db/migrations.ts'
import { CopyRefused, type Store } from './store.ts'
import { listTables } from './tables.ts'

/** What the tables look like: the newest migration, as drizzle dates it, and the version of the queue's tables. */
export type Level = { migration: number; queue: number }

export async function levelOf(store: Store): Promise<Level> {
  const migration = await numberIn(store, 'drizzle.__drizzle_migrations', 'max(created_at)')
  const queue = await numberIn(store, 'pgboss.version', 'max(version)')
  if (migration === undefined || queue === undefined)
    throw new CopyRefused('There is nothing to copy: no portal has run on this database.')
  return { migration, queue }
}

async function numberIn(store: Store, table: string, what: string): Promise<number | undefined> {
  if (!(await exists(store, table))) return undefined
  const [row] = await store.run(`select ${what}::text as number from ${table}`)
  return Number(row?.['number'])
}

export async function exists(store: Store, table: string): Promise<boolean> {
  const [row] = await store.run('select to_regclass($1::text) is not null as found', [table])
  return row?.['found'] === true
}

/** Refused is a database that holds a row already: copying into it would mix two portals. */
export async function requireEmpty(store: Store): Promise<void> {
  for (const { name } of await listTables(store)) {
    const [row] = await store.run(`select 1 as one from ${name} limit 1`)
    if (row)
      throw new CopyRefused(`The target is not empty (${name} has rows); create an empty database, and name that one.`)
  }
}

/** Makes the tables as they were at a level of this release or one before it. */
export async function makeTables(store: Store, { migration, queue }: Level): Promise<void> {
  const entries = journal.entries.filter(({ when }) => when <= migration)
  if (entries.at(-1)?.when !== migration)
    throw new CopyRefused('The copy is of a newer release than this one; restore it with that release.')
  const folder = mkdtempSync(join(tmpdir(), 'prat-migrations-'))
  try {
    mkdirSync(join(folder, 'meta'))
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) copyFileSync(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`))
    await store.migrate(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
  await makeQueue(store)
  const made = await levelOf(store)
  if (made.queue !== queue)
    throw new CopyRefused(
      `The copy has the tables of queue version ${queue}, this release makes version ${made.queue}; restore it with the release it was made with.`,
    )
}

/** Brings a database that a portal has run on to this release, as a start would. */
export async function bringUpToDate(store: Store): Promise<Level> {
  await store.migrate(MIGRATIONS)
  await makeQueue(store)
  const level = await levelOf(store)
  if (level.migration !== NEWEST_MIGRATION) throw new CopyRefused('The database is of a newer release than this one.')
  return level
}

async function makeQueue(store: Store): Promise<void> {
  const boss = openBoss(store)
  await boss.start()
  await boss.stop({ graceful: false, close: false })
}
