import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { types } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isDatabaseGone } from './database-faults.ts'
import { openEmbeddedClient, type EmbeddedClient } from './embedded-client.ts'
import { boundCalls } from './open-embedded.ts'

let client: EmbeddedClient
const onLost = vi.fn<(error: Error) => void>()
beforeAll(async () => {
  client = await openEmbeddedClient('memory://', onLost)
  await client.exec('create table kept (id int primary key, said jsonb)')
})
afterAll(() => client.close())

const failureOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error)
const countKept = async () => (await client.query('select id from kept')).rows.length

test('OPS-01 while the embedded database works on a long query, the process goes on answering others', async () => {
  const answered = client.query('select pg_sleep(8)').then(() => true)
  let turns = 0
  while (!(await Promise.race([answered, nextTurn(false)]))) turns += 1
  expect(turns).toBeGreaterThan(200)
})

test('REL-02 a single call that does not settle fails at its deadline, and the next one after it works', async () => {
  const { promise: stuck, resolve: release } = Promise.withResolvers<void>()
  const held = client.transaction(() => stuck)
  const failure = await failureOf(boundCalls(client, 50).query('select 1'))
  release()
  await held
  expect(isDatabaseGone(failure)).toBe(true)
  expect((await boundCalls(client).query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('REL-01 a transaction has the connection alone, and one that fails leaves nothing', async () => {
  const outside: Promise<number>[] = []
  const kept = client.transaction(async (tx) => {
    await tx.query('insert into kept values (1)')
    outside.push(countKept())
    await tx.query('insert into kept values (2)')
  })
  const failed = client.transaction(async (tx) => {
    await tx.query('insert into kept values (3)')
    await tx.query('insert into kept values (3)')
  })
  await kept
  expect(await failureOf(failed)).toMatchObject({ code: '23505', constraint: 'kept_pkey' })
  expect(await Promise.all(outside)).toEqual([2])
  expect(await countKept()).toBe(2)
})

test('what the database gives is the same from its own thread', async () => {
  const asText = (value: string) => value
  const select = `select 1 as number, 'a' as text, null as none, true as truth, '{"a":[1]}'::jsonb as json, '"b"'::jsonb as word,
    '\\x01'::bytea as bytes, array['c','d'] as list, timestamptz '2026-03-02T09:00:00Z' as at`
  const row = {
    number: 1,
    text: 'a',
    none: null,
    truth: true,
    json: { a: [1] },
    word: 'b',
    bytes: new Uint8Array([1]),
    list: ['c', 'd'],
    at: new Date('2026-03-02T09:00:00Z'),
  }
  expect((await client.query(select)).rows).toEqual([row])
  const { rows } = await client.query(select, [], { rowMode: 'array', parsers: { [types.TIMESTAMPTZ]: asText } })
  expect(rows).toEqual([Object.values({ ...row, at: '2026-03-02 09:00:00+00' })])
})

test('a statement that is made again takes other values, and fails alone', async () => {
  await client.exec('create table typed (id int primary key, said jsonb, names text[], at timestamptz, due boolean)')
  const insert = 'insert into typed values ($1, $2, $3, $4, $5) returning said, names, at, due'
  const at = new Date('2026-03-02T09:00:00Z')
  const inserted = async (...values: unknown[]) => (await client.query(insert, values)).rows
  expect(await inserted(1, { a: [1] }, ['b', 'c'], at, true)).toEqual([
    { said: { a: [1] }, names: ['b', 'c'], at, due: true },
  ])
  expect(await failureOf(inserted(1, null, [], at, true))).toMatchObject({ code: '23505', constraint: 'typed_pkey' })
  expect(await inserted(2, null, [], null, false)).toEqual([{ said: null, names: [], at: null, due: false }])
  expect(await failureOf(client.query('select nothing from typed'))).toMatchObject({ code: '42703' })
  expect(await failureOf(client.query('select nothing from typed'))).toMatchObject({ code: '42703' })
})

test('a statement made before the schema changed is made anew', async () => {
  await client.exec('create table grown (id int)')
  await client.query('insert into grown values ($1)', [1])
  const all = async () => (await client.query('select * from grown')).rows
  expect(await all()).toEqual([{ id: 1 }])
  await client.query("alter table grown add column said text default 'new'")
  expect(await all()).toEqual([{ id: 1, said: 'new' }])
  await client.exec('alter table grown alter column id type text')
  expect(await all()).toEqual([{ id: '1', said: 'new' }])
})

test('OPS-01 no more statements are kept ready than a limit, and those given up work again', async () => {
  const kept = async () => (await client.query('select name from pg_prepared_statements')).rows.length
  const one = async (n: number) => (await client.query(`select ${n} as one`)).rows
  for (let n = 0; n < 520; n += 1) await one(n)
  expect(await kept()).toBe(500)
  expect(await one(0)).toEqual([{ one: 0 }])
})

test('REL-01 when its thread ends by itself, every call fails and the process is told to end', async () => {
  const lost = vi.fn<(error: Error) => void>()
  const ending = new Worker(
    `const { parentPort } = require('node:worker_threads')
    parentPort.on('message', () => process.exit(7))
    parentPort.postMessage({ kind: 'opened' })`,
    { eval: true },
  )
  const dying = await openEmbeddedClient('', lost, ending)
  expect(String(await failureOf(dying.query('select 1')))).toContain('has ended')
  expect(String(await failureOf(dying.query('select 1')))).toContain('has ended')
  expect(lost).toHaveBeenCalledOnce()
  expect(onLost).not.toHaveBeenCalled()
})
