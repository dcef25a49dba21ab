import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { freshDatabase } from '#server/testing/databases.ts'
import { fullCustomer } from '#server/testing/full-customer.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { runningApp, type Ask } from '#server/testing/running-app.ts'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/open-postgres.ts'
import { restoreBackup, writeBackup } from './backup.ts'
import { moveInto } from './move.ts'
import { CopyRefused, openPostgresStore, type Store } from './store.ts'
import type { Sum } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'prat-copy-'))
const file = join(folder, 'prat.backup')
let ask: Ask
const visitor = chatCaller((path, init) => ask(path, init), 'through-a-restore')
let embedded: Database
let source: Store
let before: Awaited<ReturnType<typeof figuresOf>>

beforeAll(async () => {
  embedded = await openInMemory()
  const app = await runningApp(embedded)
  ask = app.ask
  await visitor.begin('generic_signup', 'init')
  await visitor.say({ payload: 'known' })
  await visitor.say({ utterance: '93600001' })
  await app.close()
  for (const [n, at] of ['a', 'b', 'c'].entries()) {
    const who = { phone: `+479360010${n}`, name: { firstName: 'Åse "Ø"', lastName: "O'Hara, \\(x)" } } as const
    await fullCustomer(
      serviceDeps(embedded),
      { ...who, email: 'a@example.no', locale: 'nb_NO', street: 'Storgata 1', postalCode: '0184', city: 'Oslo' },
      at,
    )
  }
  before = await figuresOf(embedded)
  source = {
    kind: 'embedded',
    run: async (text, values = []) => (await embedded.queue.executeSql(text, [...values])).rows,
    migrate: async () => {},
    queue: embedded.queue,
    close: async () => {},
  }
  await source.run("set timezone = 'UTC'")
})
afterAll(async () => {
  await embedded.close()
  rmSync(folder, { recursive: true })
})

async function figuresOf({ db }: Database) {
  const { rows } = await db.execute(
    `select (select sum(total)::text from invoice) as invoiced, (select next::text from invoice_series) as "nextInvoice",
       (select max(n)::int from sent_message) as "lastMessage", (select count(*)::text from mobile_order) as orders`,
  )
  return rows[0]
}

const emptyPostgres = async () => {
  const url = await freshDatabase(inject('postgresUrl'))
  return { url, store: await openPostgresStore(url) }
}

test('OPS-04 a backup restored elsewhere has equal sums, its sessions and numbers go on, and nothing is doubled', async () => {
  const written = await writeBackup(source, file, new Date())
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const { url, store } = await emptyPostgres()

  const broken = join(folder, 'broken.backup')
  writeFileSync(broken, readFileSync(file).subarray(0, -2_000))
  await expect(restoreBackup(broken, store)).rejects.toThrow(CopyRefused)
  const { sums } = await restoreBackup(file, store)
  expect(sums.toSorted(byName)).toEqual(written.toSorted(byName))
  await expect(restoreBackup(file, store)).rejects.toThrow('The target is not empty')
  await store.close()

  const database = await openPostgres(url)
  const app = await runningApp(database, { DATABASE_URL: url })
  expect(await figuresOf(database)).toEqual(before)
  ask = app.ask
  app.pass(61_000)
  await visitor.say({ payload: 'resend' })
  expect(visitor.transcript().map(({ seq }) => seq)).toEqual(visitor.transcript().map((_, index) => index + 1))
  const after = await figuresOf(database)
  expect(after?.['lastMessage']).toBeGreaterThan(Number(before?.['lastMessage']))
  await app.close()
  await database.close()
})

test('OPS-04 a move that breaks off goes on where it was, and ends with equal sums', async () => {
  const { store: target } = await emptyPostgres()
  let inserts = 0
  const failing: Store = {
    ...target,
    run: async (text, values) => {
      if (text.startsWith('insert into public.') && (inserts += 1) > 12) throw new Error('the line was cut')
      return target.run(text, values)
    },
  }
  const ignored = () => {}
  await expect(moveInto(source, failing, ignored)).rejects.toThrow('the line was cut')
  const sums: Sum[] = []
  const again: string[] = []
  const watched: Store = {
    ...target,
    run: async (text, values) => {
      if (text.startsWith('insert into public.')) again.push(text)
      return target.run(text, values)
    },
  }
  await moveInto(source, watched, (sum) => void sums.push(sum))
  expect(sums.filter(({ rows }) => rows > 0).length).toBeGreaterThan(12)
  expect(again.length).toBeLessThan(sums.length)
  await expect(moveInto(source, target, ignored)).rejects.toThrow('The target is not empty')
  await target.close()
})

const byName = (a: Sum, b: Sum) => a.name.localeCompare(b.name)
