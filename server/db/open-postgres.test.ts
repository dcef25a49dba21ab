import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { legalEntity } from '#server/accounts/tables.ts'
import { DEMO_CUSTOMERS } from '#server/demo/demo-customers.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { SettingError } from '../env.ts'
import { isDatabaseGone, isDiskFull } from './database-faults.ts'
import { openDatabase } from './open-database.ts'
import { openPostgres } from './open-postgres.ts'

const url = inject('postgresUrl')

test('REL-02 OPS-03 three nodes may start on one empty database at once, and fill it once', async () => {
  const name = `start_${randomBytes(4).toString('hex')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const address = new URL(`/${name}`, url).href
  const started = async () => {
    const database = await openPostgres(address)
    return { database, app: await runningApp(database, { APP_ENV: 'development', DATABASE_URL: address }) }
  }
  const nodes = await Promise.all([started(), started(), started()])
  const ready = await Promise.all(nodes.map(async ({ app }) => (await app.ask('/readyz')).text()))
  expect(ready).toEqual(['ready', 'ready', 'ready'])
  const phones = await nodes[0].database.db.query.legalEntity.findMany({ columns: { phone: true } })
  expect(new Set(phones.map(({ phone }) => phone))).toEqual(new Set(DEMO_CUSTOMERS.map(({ phone }) => phone)))
  const orders = await nodes[0].database.db.query.mobileOrder.findMany({ columns: { id: true } })
  expect(orders).toHaveLength(DEMO_CUSTOMERS.flatMap((customer) => customer.orders).length)
  await Promise.all(nodes.map(({ app }) => app.close()))
  await Promise.all(nodes.map(({ database }) => database.close()))
})

test('REL-02 a connection that is cut fails the call that uses it, and nothing else', async () => {
  const database = await openPostgres(url)
  const cut = database.transaction(async (tx) => {
    const { rows } = await tx.execute('select pg_backend_pid() as pid')
    await database.db.execute(`select pg_terminate_backend(${Number(rows[0]?.['pid'])})`)
    await tx.execute('select 1')
  })
  const failure: unknown = await cut.catch((error: unknown) => error)
  expect(isDatabaseGone(failure)).toBe(true)
  expect((await database.db.execute('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

test('OPS-02 what a start does alone is held by a transaction, which a pooler in transaction mode keeps together', async () => {
  const database = await openPostgres(url)
  const { rows } = await database.alone(() =>
    database.db.execute(
      `select state from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory' and objid = 727001`,
    ),
  )
  expect(rows).toEqual([{ state: 'idle in transaction' }])
  await database.close()
})

test('OPS-01 each connection reads and plans a statement once', async () => {
  const database = await openPostgres(url)
  const kept = await database.transaction(async (tx) => {
    for (const phone of ['+4790000001', '+4790000002'])
      await tx.select({ id: legalEntity.id }).from(legalEntity).where(eq(legalEntity.phone, phone))
    return tx.execute<{ calls: number }>(
      `select (generic_plans + custom_plans)::int as calls from pg_prepared_statements where statement like 'select "id" from "legal_entity"%'`,
    )
  })
  expect(kept.rows).toEqual([{ calls: 2 }])
  await database.close()
})

test('REL-02 a database that is unreachable or full is distinguished from work that failed by itself', () => {
  const failed = (code: string) =>
    new Error('Failed query', { cause: Object.assign(new Error('said by the server'), { code }) })
  expect(['23505', '57P01', '53100'].map((code) => [isDatabaseGone(failed(code)), isDiskFull(failed(code))])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ])
  const readOnly = failed('25006')
  const atNoAddress = new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })])
  const closed = new Error('Client was closed and is not queryable')
  expect([readOnly, atNoAddress, closed].map(isDatabaseGone)).toEqual([true, true, true])
})

test('SHELL-20 a database that cannot be opened is reported in a sentence that names its setting', async () => {
  const failure: unknown = await openDatabase({ DATABASE_URL: 'postgres://prat@127.0.0.1:1/prat', DATA_DIR: '' }).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(SettingError)
  expect(String(failure)).toMatch(
    /^Error: The setting DATABASE_URL names a database that cannot be opened \(connect ECONNREFUSED .*\)\.$/,
  )
})
