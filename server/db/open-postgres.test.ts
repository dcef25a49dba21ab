import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openEffectQueue } from '#server/brain/effects/effect-queue.ts'
import { testWorld } from '#server/testing/runtime.ts'
import { SettingError } from '../env.ts'
import { isDatabaseGone, isDiskFull } from './database-faults.ts'
import { openDatabase } from './open-database.ts'
import { openPostgres } from './open-postgres.ts'

const url = inject('postgresUrl')

test('REL-02 several processes may start on one empty database at once', async () => {
  const name = `start_${randomBytes(4).toString('hex')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const address = new URL(`/${name}`, url).href
  const nodes = await Promise.all(Array.from({ length: 3 }, () => openPostgres(address)))
  const queues = await Promise.all(nodes.map((node) => openEffectQueue(node, testWorld())))
  expect(queues).toHaveLength(3)
  await Promise.all(queues.map((queue) => queue.stop()))
  await Promise.all(nodes.map((node) => node.close()))
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

test('REL-02 a database that is gone, or has no room, is told apart from work that failed by itself', () => {
  const failed = (code: string) =>
    new Error('Failed query', { cause: Object.assign(new Error('said by the server'), { code }) })
  expect(['23505', '57P01', '53100'].map((code) => [isDatabaseGone(failed(code)), isDiskFull(failed(code))])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ])
})

test('SHELL-20 a database that cannot be opened is told in a sentence that names its setting', async () => {
  const failure: unknown = await openDatabase({ DATABASE_URL: 'postgres://prat@127.0.0.1:1/prat', DATA_DIR: '' }).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(SettingError)
  expect(String(failure)).toMatch(
    /^Error: The setting DATABASE_URL names a database that cannot be opened \(connect ECONNREFUSED .*\)\.$/,
  )
})
