import { eq, getTableName } from 'drizzle-orm'
import { unzipSync, strFromU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '#server/db/schema.ts'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { pdfObjects, pdfText } from '#server/testing/pdf-text.ts'
import { changePhone } from '#server/accounts/create-account-service.ts'
import { erase } from './erase.ts'
import { findWho } from './find-who.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { namesOf, NORA, openPeople, OTHER, type People } from './testing/people.ts'

let database: People['database']
let deps: People['deps']
let nora: People['nora']
let pageOf: People['pageOf']
let archiveText: People['archiveText']
let tablesWith: People['tablesWith']
beforeAll(async () => {
  ;({ database, deps, nora, pageOf, archiveText, tablesWith } = await openPeople())
}, 60_000)
afterAll(() => database.close())

test('ACC-04 the archive has rows of every table with personal data, conversations as text, nothing of other customers and no secrets', async () => {
  await pageOf(nora).askForCode()
  const who = await findWho(database.db, { id: nora, phone: NORA.phone })
  const empty = []
  for (const { table, of } of PERSONAL_TABLES)
    if ((await database.db.select().from(table).where(of(who))).length === 0) empty.push(getTableName(table))
  expect(empty).toEqual([])
  const archive = await pageOf(nora).archive()
  const files = unzipSync(archive?.bytes ?? new Uint8Array())
  expect(Object.keys(files)).toEqual(['my-data.json', 'my-data.pdf'])
  const json = strFromU8(files['my-data.json'] ?? new Uint8Array())
  for (const text of ['Norafrida', '+4746100201', 'Fløyveien', ...namesOf(PERSONAL_TABLES)])
    expect(json).toContain(text)
  const pdf = files['my-data.pdf'] ?? new Uint8Array()
  expect(strFromU8(pdf.subarray(0, 5))).toBe('%PDF-')
  const catalog = [...pdfObjects(pdf).values()].find((body) => body.includes('/Type /Catalog'))
  for (const key of ['/StructTreeRoot', '/Lang (nb-NO)']) expect(catalog).toContain(key)
  for (const text of [
    'Det vi har lagret om deg',
    'Norafrida Liestøl',
    'Fløyveien 77',
    'Samtaler',
    'Jeg heter Norafrida',
    'Side 1 av',
    'Fødselsdato',
    '13/07/1991',
    'Mobilbestillinger (1)',
    '339,00',
    '2. mars 2026',
    'Beholder nummeret',
    '0,01 MB',
  ])
    expect(pdfText(pdf)).toContain(text)
  for (const raw of ['Olafur', 'legalEntity', 'createdAt', 'mobile_order', 'usage_event', 'numberChoice', '2026-03-02'])
    expect(pdfText(pdf)).not.toContain(raw)
  for (const text of ['Olafur', '46100202', '"hash"', '"sendKey"', '"verifier"', '"jti"'])
    expect(json).not.toContain(text)
})

test('ACC-04 after a change of number, archive and erasure include the data of the old number until somebody else has it', async () => {
  const [old, next] = ['+4746100204', '+4746100205']
  const mover = await createCustomer(deps, { ...NORA, phone: old })
  const { db } = database
  const asOf = (key: string, phone: string, text: string) =>
    db.insert(schema.sentMessage).values({ key, phone, text, sentAt: new Date(deps.runtime.now()) })
  await asOf('before', old, 'Koden til den som flytter')
  await db
    .insert(schema.registration)
    .values({ phone: old, asker: 'network', details: 'sealed', createdAt: new Date(deps.runtime.now()) })
  deps.runtime.pass(1000)
  expect(await changePhone(deps, mover.id, next)).toBe(true)
  expect(await archiveText(mover.id)).toContain('Koden til den som flytter')
  deps.runtime.pass(1000)
  const holder = await createCustomer(deps, { ...OTHER, phone: old })
  await asOf('after', old, 'Koden til den neste')
  expect(await archiveText(mover.id)).not.toContain('Koden til den neste')
  expect(await archiveText(holder.id)).not.toContain('Koden til den som flytter')
  await erase(deps, mover.id)
  const keys = async () =>
    (
      await db.select({ key: schema.sentMessage.key }).from(schema.sentMessage).where(eq(schema.sentMessage.phone, old))
    ).map(({ key }) => key)
  expect(await keys()).toEqual(['after'])
  expect(await tablesWith([next.slice(3)])).toEqual([])
  await erase(deps, holder.id)
  expect(await tablesWith([old.slice(3)])).toEqual([])
})

test('ACC-04 a credit check without an order is in the archive and erased; one that somebody else made is not shown', async () => {
  const phone = '+4746100206'
  const { id } = await createCustomer(deps, { ...NORA, phone })
  const { db } = database
  const now = new Date(deps.runtime.now())
  const check = { phone, day: '2026-03-02', openCases: 0, age: 34, createdAt: now }
  await db.insert(schema.creditCheck).values([
    { ...check, id: 'own-check', person: 'own', reason: 'own-order' },
    { ...check, id: 'other-check', person: 'other', reason: 'others-order' },
  ])
  await db.insert(schema.chatSession).values({
    id: 'checked',
    initTurn: 'checked',
    locale: 'nb_NO',
    facts: { customerId: id, creditCheckId: 'own-check' },
    expiresAt: new Date(now.getTime() + 86_400_000),
  })
  expect(await archiveText(id)).toContain('own-order')
  expect(await archiveText(id)).not.toContain('others-order')
  await erase(deps, id)
  expect(await tablesWith(['46100206'])).toEqual([])
})
