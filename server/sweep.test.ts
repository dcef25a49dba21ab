import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { chatSession } from './brain/tables.ts'
import type { Database } from './db/database.ts'
import { openInMemory } from './db/open-embedded.ts'
import { openPostgres } from './db/open-postgres.ts'
import { leads } from './leads/tables.ts'
import { scores } from './feedback/tables.ts'
import { oneTimeCode } from './accounts/tables.ts'
import { COUNTED_KEPT } from './budgets/budgets.ts'
import { sweepIdentity } from './identity/sweep-identity.ts'
import { sweepAnswers, sweepSessions } from './sweep.ts'
import { freshDatabase } from './testing/databases.ts'

let database: Database
beforeAll(async () => {
  database = await openInMemory()
})
afterAll(() => database.close())

test('ACC-04 leads and scores are deleted on the day their retention period ends', async () => {
  const now = Date.parse('2026-11-21T10:00:00Z')
  const ago = (days: number) => new Date(now - days * 86_400_000)
  const lead: Omit<typeof leads.$inferInsert, 'id' | 'key' | 'createdAt'> = {
    kind: 'callback',
    name: { firstName: 'Kari', lastName: 'Nordmann' },
    phone: '+4791234567',
    details: { kind: 'callback', about: 'plan', answers: [] },
    locale: 'nb_NO',
  }
  await database.db.insert(leads).values([
    { ...lead, id: 'old', key: 'old', status: 'delivered', createdAt: ago(366) },
    { ...lead, id: 'dead', key: 'dead', status: 'dead', createdAt: ago(400) },
    { ...lead, id: 'young', key: 'young', createdAt: ago(364) },
  ])
  await database.db.insert(scores).values([
    { id: 'old', session: 'a', score: 2, reason: 'Dyrt', locale: 'nb_NO', createdAt: ago(731) },
    { id: 'young', session: 'b', score: 5, locale: 'nb_NO', createdAt: ago(400) },
  ])
  await sweepAnswers(database, now, { leadDays: 365, scoreDays: 730 })
  expect((await database.db.select().from(leads)).map(({ id }) => id)).toEqual(['young'])
  expect((await database.db.select().from(scores)).map(({ id }) => id)).toEqual(['young'])
})

test('SEC-01 all one-time codes are deleted after a day, however many were sent', async () => {
  const now = Date.parse('2026-11-21T10:00:00Z')
  const phone = '+4791234567'
  const code = { phone, numberRange: phone, hash: 'hash', asker: 'browser', proven: false, expiresAt: new Date(now) }
  const old = new Date(now - COUNTED_KEPT - 1)
  await database.db
    .insert(oneTimeCode)
    .values(Array.from({ length: 1_100 }, (_, n) => ({ ...code, sendKey: `old ${n}`, sentAt: old })))
  await database.db.insert(oneTimeCode).values({ ...code, sendKey: 'young', sentAt: new Date(now) })
  await sweepIdentity(database, now)
  expect((await database.db.select().from(oneTimeCode)).map(({ sendKey }) => sendKey)).toEqual(['young'])
})

test('OPS-02 ACC-04 conversations that are over are deleted though another node holds one of them', async () => {
  const { db, transaction, close } = await openPostgres(await freshDatabase(inject('postgresUrl')))
  const now = Date.parse('2026-11-21T10:00:00Z')
  const session = (id: string, expiresAt: number) => ({
    id,
    initTurn: id,
    locale: 'nb_NO',
    expiresAt: new Date(expiresAt),
  })
  await db
    .insert(chatSession)
    .values([...Array.from({ length: 1_100 }, (_, n) => session(`over ${n}`, now - 1 - n)), session('young', now + 1)])
  await transaction(async (tx) => {
    await tx.select().from(chatSession).where(eq(chatSession.id, 'over 7')).for('update')
    await sweepSessions(db, now)
  })
  const left = await db.select({ id: chatSession.id }).from(chatSession)
  expect(left.map(({ id }) => id).toSorted()).toEqual(['over 7', 'young'])
  await close()
})
