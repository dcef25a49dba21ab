import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable, pgTable, text } from 'drizzle-orm/pg-core'
import { unzipSync, strFromU8 } from 'fflate'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GENERAL_CONSENT, TELIPOL_CONSENT } from '#contracts/account/consent.ts'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import * as schema from '#server/db/schema.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { columnsDecided, decideColumns, rowsOf, type PersonalData } from '#server/db/personal-data.ts'
import { readCatalogue } from '#server/translations/po-files.ts'
import { approveTag } from '#server/accounts/approve-tag.ts'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { runBilling } from '#server/billing/run-billing.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { fullCustomer } from '#server/testing/full-customer.ts'
import { pdfObjects, pdfText } from '#server/testing/pdf-text.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { changePhone } from '#server/accounts/create-account-service.ts'
import { createMyData } from './create-my-data.ts'
import { erase, sweepErased } from './erase.ts'
import { findWho } from './find-who.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

const NORA = {
  phone: '+4746100201',
  name: { firstName: 'Norafrida', lastName: 'Liestøl' },
  email: 'norafrida@example.no',
  locale: 'nb_NO' as const,
  birthDate: '1991-07-13',
  street: 'Fløyveien 77',
  postalCode: '5014',
  city: 'Bergen',
}
const OTHER = {
  ...NORA,
  phone: '+4746100202',
  name: { firstName: 'Olafur', lastName: 'Testesen' },
  email: 'olafur@example.no',
  birthDate: '1970-01-02',
  street: 'Torget 1',
}
/** What tells that a row is Nora's. */
const marks = (id: string) => [id, '46100201', 'Norafrida', 'Liestøl', 'norafrida@', 'Fløyveien 77', '1991-07-13']

const tables: PgTable[] = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [one] : []))
const decided: PersonalData[] = Object.entries(schema).flatMap(([name, one]) =>
  name.endsWith('Data') && 'columns' in one && 'table' in one ? [one] : [],
)
const names = (decisions: readonly { table: PgTable }[]) => decisions.map(({ table }) => getTableName(table)).sort()

let database: Database
let deps: ReturnType<typeof serviceDeps>
let [nora, other] = ['', '']
beforeAll(async () => {
  database = await openInMemory()
  deps = serviceDeps(database)
  nora = await fullCustomer(deps, NORA, 'n')
  other = await fullCustomer(deps, OTHER, 'o')
}, 60_000)
afterAll(() => database.close())

/** The archive of an account as its JSON. */
const archiveText = async (id: string): Promise<string> =>
  strFromU8(unzipSync((await pageOf(id).archive())?.bytes ?? new Uint8Array())['my-data.json'] ?? new Uint8Array())

/** The person's page, in the browser they are signed in with. */
const pageOf = (entity: string | undefined, cookie = 'prat_login=x') =>
  createMyData(
    { ...deps, content: createEmbeddedContent(), beforeErasure: async () => {} },
    { entity, headers: new Headers({ cookie }), locale: 'nb_NO', address: null },
  )
const codeTo = async (phone: string) => /\d{6}/.exec((await listMessages(deps, phone))[0]?.text ?? '')?.[0] ?? ''

/** Every table of the database, the schema's and any other, in which one of the texts stands. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const all = await database.db.execute(
    sql`select table_schema as room, table_name as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { room, name } of v.parse(v.array(v.object({ room: v.string(), name: v.string() })), all.rows)) {
    const dump = JSON.stringify((await database.db.execute(sql.raw(`select * from "${room}"."${name}"`))).rows)
    if (texts.some((text) => dump.includes(text))) found.push(name)
  }
  return found.sort()
}

test('ACC-04 every table has decided for each column what it holds of a person, and no column that names one is the portal’s own', () => {
  expect(names(decided)).toEqual(names(tables.map((table) => ({ table }))))
  expect(names(PERSONAL_TABLES)).toEqual(names(decided.filter((data) => rowsOf(data) !== 'nobody')))
  const personal = /legal_?entity|customer_?id|phone|email|session|first_?name|last_?name|street|owner/i
  expect(decided.flatMap((data) => columnsDecided(data, 'portal').filter((column) => personal.test(column)))).toEqual(
    [],
  )
})

test('ACC-04 a column that nobody has decided about does not compile', () => {
  const columns = { id: text().primaryKey(), nickname: text() }
  // @ts-expect-error -- the nickname is left out
  expect(rowsOf(decideColumns(pgTable('one', columns), { id: 'technical' }))).toBe('deleted')
  // @ts-expect-error -- a row is deleted as a whole
  expect(rowsOf(decideColumns(pgTable('two', columns), { id: 'kept', nickname: 'deleted' }))).toBe('kept')
  // @ts-expect-error -- a nickname is no number
  expect(rowsOf(decideColumns(pgTable('three', columns), { id: 'kept', nickname: { emptied: 7 } }))).toBe('kept')
  expect(rowsOf(decideColumns(pgTable('four', columns), { id: 'technical', nickname: { emptied: null } }))).toBe('kept')
})

test('ACC-04 the archive holds something of every table that can, the conversations in words, nothing of another, and no secret', async () => {
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
  for (const text of ['Norafrida', '+4746100201', 'Fløyveien', ...names(PERSONAL_TABLES)]) expect(json).toContain(text)
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

test.each(['nb_NO', 'sv_SE', 'da_DK', 'en_US'] as const)(
  'ACC-04 the archive’s PDF has words for every table and every column that is not technical: %s',
  (locale) => {
    const ids = PERSONAL_TABLES.flatMap(({ table, columns }) => [
      `archive.table.${getTableName(table)}`,
      ...Object.entries(columns).flatMap(([name, decision]) =>
        decision === 'technical' || decision === 'secret' ? [] : [`archive.column.${name}`],
      ),
    ])
    const catalogue = readCatalogue(locale, 'server')
    expect(ids.filter((id) => !(id in catalogue))).toEqual([])
  },
)

test('SEC-02 what another only wrote of a number is not in the archive of its holder', async () => {
  await database.db
    .insert(schema.chatSession)
    .values({
      id: 'stranger',
      initTurn: 'stranger',
      locale: 'nb_NO',
      facts: { phone: NORA.phone, name: { firstName: 'Snooper', lastName: 'Moe' } },
      expiresAt: new Date(deps.runtime.now() + 86_400_000),
    })
  const archive = await pageOf(nora).archive()
  expect(strFromU8(unzipSync(archive?.bytes ?? new Uint8Array())['my-data.json'] ?? new Uint8Array())).not.toContain(
    'Snooper',
  )
})

test('BEY-11 AUTH-06 consents by purpose; one withdrawn is out of the account, stays in the ledger, and can be given anew; another’s cannot', async () => {
  const page = pageOf(nora)
  expect((await page.consents()).map(({ purpose, version, withdrawnAt }) => [purpose, version, withdrawnAt])).toEqual([
    ['general', '2017-10-31', undefined],
    ['telipol', '2018-07-20', undefined],
    ['debt', 'debt.consent.v1', undefined],
  ])
  const [general, , debt] = await page.consents()
  expect(await pageOf(other).withdraw(general?.id ?? '')).toBe(false)
  expect(await pageOf(other).withdraw(debt?.id ?? '')).toBe(false)
  expect(await page.withdraw(general?.id ?? '')).toBe(true)
  expect(await page.withdraw(general?.id ?? '')).toBe(false)
  const [account] = await database.db
    .select()
    .from(legalEntity)
    .where(sql`id = ${nora}`)
  expect(account?.acceptanceTags).toEqual([TELIPOL_CONSENT])
  await approveTag(deps, nora, GENERAL_CONSENT, 'consent_page')
  expect(
    (await page.consents())
      .filter(({ purpose }) => purpose === 'general')
      .map(({ withdrawnAt }) => withdrawnAt === undefined)
      .sort(),
  ).toEqual([false, true])
})

test('ACC-04 erasure needs the code of this sign-in, ends what runs, and leaves the person only in the tables that are kept', async () => {
  const page = pageOf(nora)
  expect(await page.erasure()).toMatchObject({ kept: ['account', 'consents', 'agreements', 'invoices'] })
  const kept = names(PERSONAL_TABLES.filter((personal) => rowsOf(personal) === 'kept'))
  expect((await page.erasure())?.ends).toEqual(['6 GB, 461 00 201', 'Fløyveien 77, Bergen'])
  expect((await tablesWith(marks(nora))).filter((name) => !names(PERSONAL_TABLES).includes(name))).toEqual([])
  deps.runtime.pass(61_000)
  await page.askForCode()
  const code = await codeTo(NORA.phone)
  expect(await page.erase('12')).toEqual({ kind: 'refused', problem: 'code' })
  expect(await pageOf(nora, 'prat_login=y').erase(code)).toEqual({ kind: 'refused', problem: 'codeExpired' })
  expect(await page.erase(code)).toMatchObject({ kind: 'erased' })
  const left = await tablesWith(marks(nora))
  expect(left.filter((name) => !kept.includes(name))).toEqual([])
  expect(await tablesWith(marks(nora).slice(1))).not.toContain('legal_entity')
  expect(await tablesWith([other])).toContain('login_session')
})

test('ACC-04 after a change of number the archive and the erasure know what hangs on the old one, until its next holder', async () => {
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

test('ACC-04 a credit check that no order followed is told and erased; what a stranger had checked is not told', async () => {
  const phone = '+4746100206'
  const { id } = await createCustomer(deps, { ...NORA, phone })
  const { db } = database
  const now = new Date(deps.runtime.now())
  const check = { phone, day: '2026-03-02', openCases: 0, age: 34, createdAt: now }
  await db.insert(schema.creditCheck).values([
    { ...check, id: 'own-check', person: 'own', reason: 'own-order' },
    { ...check, id: 'other-check', person: 'other', reason: 'others-order' },
  ])
  await db
    .insert(schema.chatSession)
    .values({
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

test('ACC-04 the number of an erased account can be signed up with anew, as a new account', async () => {
  const again = await createCustomer(deps, NORA)
  expect(again.id).not.toBe(nora)
  expect(await pageOf(again.id).consents()).toEqual([])
})

test('ACC-04 what was kept goes when the law no longer asks for it: consents after three years, the books after five', async () => {
  const at = (day: string) => sweepErased(database, Date.parse(`${day}T12:00:00Z`))
  await at('2029-03-01')
  expect(await tablesWith([nora])).toEqual(expect.arrayContaining(['consent_ledger', 'debt_consent', 'invoice']))
  await at('2029-03-03')
  expect(await tablesWith([nora])).toEqual(expect.not.arrayContaining(['consent_ledger', 'debt_consent']))
  await at('2031-12-31')
  expect(await tablesWith([nora])).toContain('invoice')
  await at('2032-01-01')
  expect(await tablesWith([nora])).toEqual([])
  expect(await tablesWith(['46100201'])).not.toContain('credit_check')
  expect(await tablesWith([other])).toContain('invoice')
})

test('ACC-04 who erases their account is billed for what they had until then, once, and sees what is left to pay for an hour', async () => {
  const { id } = await createCustomer(deps, { ...NORA, phone: '+4746100203' })
  const { db } = database
  const [now, begins] = [deps.runtime.now(), new Date('2026-02-15T09:00:00Z')]
  expect(new Date(now).toISOString().slice(0, 10)).toBe('2026-03-02')
  await db
    .insert(schema.creditCheck)
    .values({
      id: 'cl',
      person: 'l',
      phone: '+4746100203',
      day: '2026-02-15',
      openCases: 0,
      age: 34,
      reason: 'order',
      createdAt: begins,
    })
  await db
    .insert(schema.mobileOrder)
    .values({
      id: 'ol',
      key: 'ol',
      legalEntity: id,
      plan: '500mb',
      phone: '+4746100203',
      numberChoice: 'new',
      creditCheck: 'cl',
      monthly: 31_000,
      setUp: 0,
      deposit: 0,
      evidence: {},
      createdAt: begins,
    })
  await db
    .insert(schema.contract)
    .values({ id: 'kl', legalEntity: id, order: 'ol', termsVersion: '1', createdAt: begins })
  await db
    .insert(schema.subscription)
    .values({
      id: 'al',
      contract: 'kl',
      legalEntity: id,
      plan: '500mb',
      phone: '+4746100203',
      monthly: 31_000,
      activeFrom: '2026-02-15',
      createdAt: begins,
    })
  await db
    .insert(schema.usageEvent)
    .values({
      id: 'ul',
      subscription: 'al',
      kind: 'call',
      at: new Date(now - 3_600_000),
      quantity: 60,
      from: 'NO',
      to: 'SE',
    })
  const page = pageOf(id)
  // Fourteen days of February's 28, two of March's 31, and a call to Sweden: the start and a minute in zone 1.
  const [february, march] = [15_500, 2_000 + 299 + 229]
  expect(await page.erasure()).toMatchObject({
    last: [{ currency: 'NOK', amount: february + march }],
    unpaid: 0,
    unmetered: false,
  })
  const address = { name: 'Norafrida Liestøl', street: '', postalCode: '', city: '', country: 'NO', locale: 'nb_NO' }
  await db
    .insert(schema.invoice)
    .values({
      id: 'vl',
      legalEntity: id,
      provider: 'eRate',
      month: '2025-12',
      number: 7,
      kid: '0000000075',
      currency: 'NOK',
      total: 100,
      vat: 20,
      lines: [],
      address,
      dueDate: '2026-01-17',
      createdAt: begins,
    })
  await page.askForCode()
  const erased = await page.erase(await codeTo('+4746100203'))
  const cookie =
    (erased.kind === 'erased' ? erased.cookies : [])
      .find((written) => written.startsWith('prat_last_invoices='))
      ?.split(';')[0] ?? ''
  const after = pageOf(undefined, cookie)
  const left = await after.lastInvoices()
  expect(left.map(({ amount, currency, isOverdue }) => [amount, currency, isOverdue])).toEqual([
    [100, 'NOK', true],
    [february, 'NOK', false],
    [march, 'NOK', false],
  ])
  const text = pdfText((await after.lastInvoiceFile(left[2]?.id ?? '')) ?? new Uint8Array())
  for (const words of ['Norafrida Liestøl', 'Fløyveien 77', left[2]?.kid ?? '?', '25,28 NOK'])
    expect(text).toContain(words)
  expect(await after.lastInvoiceFile('vo')).toBeUndefined()
  expect(await pageOf(undefined).lastInvoices()).toEqual([])
  deps.runtime.pass(3_600_001)
  expect(await after.lastInvoices()).toEqual([])
  deps.runtime.pass(35 * 86_400_000)
  for (const month of ['2026-02', '2026-03']) await runBilling(deps, month)
  expect(
    (await db.select().from(schema.invoice).where(eq(schema.invoice.legalEntity, id))).map(({ month, total }) => [
      month,
      total,
    ]),
  ).toEqual([
    ['2025-12', 100],
    ['2026-02', february],
    ['2026-03', march],
  ])
  expect(await db.select().from(schema.usageEvent).where(eq(schema.usageEvent.subscription, 'al'))).toEqual([])
})
