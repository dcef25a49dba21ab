import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { unzipSync, strFromU8 } from 'fflate'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GENERAL_CONSENT, TELIPOL_CONSENT } from '#contracts/account/consent.ts'
import type { Database } from '../db/database.ts'
import { openInMemory } from '../db/open-embedded.ts'
import * as schema from '../db/schema.ts'
import { legalEntity } from '../db/schema/identity.ts'
import { approveTag } from '../services/account/approve-tag.ts'
import { createCustomer } from '../services/account/create-customer.ts'
import { openLogin } from '../services/auth/logins.ts'
import { listMessages } from '../services/sms/outbox.ts'
import { serviceDeps } from '../testing/service-deps.ts'
import { createMyData } from './create-my-data.ts'
import { DECISIONS } from './decisions.ts'
import { findWho } from './find-who.ts'

const NORA = { phone: '+4746100201', name: { firstName: 'Norafrida', lastName: 'Liestøl' }, email: 'norafrida@example.no', locale: 'nb_NO' as const, birthDate: '1991-07-13', street: 'Fløyveien 77', postalCode: '5014', city: 'Bergen' }
const OTHER = { ...NORA, phone: '+4746100202', name: { firstName: 'Olafur', lastName: 'Testesen' }, email: 'olafur@example.no', birthDate: '1970-01-02', street: 'Torget 1' }
/** What tells that a row is Nora's. */
const marks = (id: string) => [id, '46100201', 'Norafrida', 'Liestøl', 'norafrida@', 'Fløyveien 77', '1991-07-13']

const tables: PgTable[] = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [one] : []))
const held = DECISIONS.flatMap((decision) => (decision.holds === 'person' ? [decision] : []))
const names = (decisions: readonly { table: PgTable }[]) => decisions.map(({ table }) => getTableName(table)).sort()

let database: Database
let deps: ReturnType<typeof serviceDeps>
let [nora, other] = ['', '']
beforeAll(async () => {
  database = await openInMemory()
  deps = serviceDeps(database)
  nora = await everythingOf(NORA, 'n')
  other = await everythingOf(OTHER, 'o')
}, 60_000)
afterAll(() => database.close())

/** A customer with something in every table that can hold something of a person. */
async function everythingOf(who: typeof NORA, at: string): Promise<string> {
  const { db } = database
  const { phone, name, street, postalCode, city } = who
  const { id } = await createCustomer(deps, who, true)
  await approveTag(deps, id, GENERAL_CONSENT, 'sign_up')
  await approveTag(deps, id, TELIPOL_CONSENT, 'api')
  await openLogin(deps, id)
  const [now, soon] = [new Date(deps.world.now()), new Date(deps.world.now() + 86_400_000)]
  const evidence = { name, phone, street }
  const s = schema
  await db.insert(s.featureToggle).values({ legalEntity: id, name: 'beta', enabled: true })
  await db.insert(s.chatSession).values({ id: `s${at}`, initTurn: `i${at}`, locale: 'nb_NO', facts: { customerId: id, phone, name }, expiresAt: soon })
  await db.insert(s.chatTurn).values({ session: `s${at}`, n: 1, turnId: '1', event: { text: name.firstName }, lastSeq: 1, waiting: 'answer', elements: [{ seq: 1, from: 'visitor', content_type: 'utterance', utterance: `Jeg heter ${name.firstName}`, suggested_responses: [], force_suggested_responses: false, parameters: {}, extra_parameters: {}, resulting_state: 'AWAIT_NARRATIVE' }] })
  await db.insert(s.chatEffect).values({ key: `e${at}`, session: `s${at}`, name: 'code.send', needs: { phone } })
  await db.insert(s.chatHandoff).values({ id: `h${at}`, session: `s${at}`, target: 'x', expiresAt: soon })
  await db.insert(s.externalLeg).values({ id: `l${at}`, session: `s${at}`, provider: 'bankid', stateHash: `st${at}`, verifier: '', nonce: '', redirectUri: '', page: '/', createdAt: now, expiresAt: soon })
  await db.insert(s.identityProof).values({ id: `p${at}`, session: `s${at}`, provider: 'bankid', sealed: 'x', createdAt: now, expiresAt: soon })
  await db.insert(s.creditCheck).values({ id: `c${at}`, person: `hash${at}`, phone, day: '2026-03-02', openCases: 0, age: 34, reason: 'order', createdAt: now })
  await db.insert(s.creditRecord).values({ phone, openCases: 1 })
  await db.insert(s.numberRegister).values({ phone, kind: 'private', ownerName: name.lastName })
  await db.insert(s.mobileOrder).values({ id: `o${at}`, key: `o${at}`, legalEntity: id, plan: '6gb', phone, numberChoice: 'keep', creditCheck: `c${at}`, monthly: 33_900, setUp: 0, deposit: 0, evidence, createdAt: now })
  await db.insert(s.contract).values({ id: `k${at}`, legalEntity: id, order: `o${at}`, termsVersion: '1', createdAt: now })
  await db.insert(s.subscription).values({ id: `a${at}`, contract: `k${at}`, legalEntity: id, plan: '6gb', phone, monthly: 33_900, createdAt: now })
  await db.insert(s.portation).values({ subscription: `a${at}`, phone, submittedAt: now })
  await db.insert(s.powerOrder).values({ id: `w${at}`, key: `w${at}`, legalEntity: id, evidence, createdAt: now })
  await db.insert(s.powerSubscription).values({ id: `m${at}`, order: `w${at}`, legalEntity: id, agreement: 'se-timpris', priceArea: 'SE3', meteringPoint: `mp${at}`, street, postalCode, city, addressKey: `${street} ${postalCode}`, reason: 'switch', perKwh: 1, monthly: 1, startDate: '2026-03-20', createdAt: now })
  await db.insert(s.insuranceItem).values({ id: `f${at}`, legalEntity: id, productType: 'home', numberOfItems: 1, since: '2026-01-01' })
  const address = { name: `${name.firstName} ${name.lastName}`, street, postalCode, city, country: 'NO', locale: 'nb_NO' }
  await db.insert(s.invoice).values({ id: `v${at}`, legalEntity: id, provider: 'eRate', month: '2026-02', number: at === 'n' ? 1 : 2, kid: '1', currency: 'NOK', total: 1, vat: 0, lines: [], address, dueDate: '2026-03-20', createdAt: now })
  await db.insert(s.adjustment).values({ id: `j${at}`, legalEntity: id, provider: 'eRate', month: '2026-02', label: 'refund', amount: -1 })
  await db.insert(s.usageEvent).values({ id: `u${at}`, subscription: `a${at}`, kind: 'data', at: now, quantity: 5, from: 'NO', to: 'NO' })
  await db.insert(s.usageSync).values({ subscription: `a${at}`, syncedAt: now })
  await db.insert(s.subscriptionUser).values({ subscription: `a${at}`, legalEntity: id })
  await db.insert(s.meterValue).values({ id: `mv${at}`, meteringPoint: `mp${at}`, month: '2026-02', wattHours: 1, receivedAt: now })
  await db.insert(s.leads).values({ id: `d${at}`, key: `s${at}:1`, kind: 'refinancing', name, phone, email: who.email, customerId: id, details: { kind: 'refinancing' }, locale: 'nb_NO', createdAt: now })
  await db.insert(s.debtConsent).values({ id: `dc${at}`, key: `dc${at}`, session: `s${at}`, customerId: id, person: `person${at}`, textId: 'debt.consent.v1', words: 'Ja', locale: 'nb_NO', givenAt: now, expiresAt: soon })
  await db.insert(s.debtReading).values({ id: `dr${at}`, consent: `dc${at}`, session: `s${at}`, debts: [], readAt: now, deleteAt: soon })
  await db.insert(s.debtView).values({ token: `t${at}`, person: `person${at}`, locale: 'nb_NO', page: '/', expiresAt: soon })
  await db.insert(s.scores).values({ id: `sc${at}`, session: `s${at}`, score: 5, reason: `hilsen ${name.firstName}`, customerId: id, locale: 'nb_NO', createdAt: now })
  return id
}

/** The person's page, in the browser they are signed in with. */
const pageOf = (entity: string) => createMyData({ ...deps, beforeErasure: async () => {} }, { entity, headers: new Headers({ cookie: 'prat_login=x' }), locale: 'nb_NO', address: null })
const codeTo = async (phone: string) => /\d{6}/.exec((await listMessages(deps, phone))[0]?.text ?? '')?.[0] ?? ''

/** Every table of the database, the schema's and any other, in which one of the texts stands. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const all = await database.db.execute(sql`select table_schema as room, table_name as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`)
  const found: string[] = []
  for (const { room, name } of v.parse(v.array(v.object({ room: v.string(), name: v.string() })), all.rows)) {
    const dump = JSON.stringify((await database.db.execute(sql.raw(`select * from "${room}"."${name}"`))).rows)
    if (texts.some((text) => dump.includes(text))) found.push(name)
  }
  return found.sort()
}

test('ACC-04 somebody has decided about every table of the schema, once, and none that names a person holds nobody', () => {
  expect(names(DECISIONS)).toEqual(names(tables.map((table) => ({ table }))))
  const personal = /legal_?entity|customer_?id|phone|email|session|first_?name|last_?name|street|owner/i
  const suspicious = DECISIONS.filter(({ holds, table }) => holds === 'nobody' && Object.keys(getTableColumns(table)).some((column) => personal.test(column)))
  expect(names(suspicious)).toEqual([])
})

test('ACC-04 the archive holds something of every table that can, the conversations in words, nothing of another, and no secret', async () => {
  await pageOf(nora).askForCode()
  const who = await findWho(database.db, { id: nora, phone: NORA.phone })
  const empty = []
  for (const { table, of } of held) if ((await database.db.select().from(table).where(of(who))).length === 0) empty.push(getTableName(table))
  expect(empty).toEqual([])
  const archive = await pageOf(nora).archive()
  const files = unzipSync(archive?.bytes ?? new Uint8Array())
  expect(Object.keys(files)).toEqual(['my-data.json', 'my-data.html'])
  const [json, page] = Object.values(files).map((file) => strFromU8(file))
  for (const text of ['Norafrida', '+4746100201', 'Fløyveien', ...names(held)]) expect(json).toContain(text)
  expect(page).toContain('<li class="visitor">Jeg heter Norafrida</li>')
  for (const text of ['Olafur', '46100202', '"hash"', '"sendKey"', '"verifier"', '"jti"']) expect(json).not.toContain(text)
})

test('SEC-02 what another only wrote of a number is not in the archive of its holder', async () => {
  await database.db.insert(schema.chatSession).values({ id: 'stranger', initTurn: 'stranger', locale: 'nb_NO', facts: { phone: NORA.phone, name: { firstName: 'Snooper', lastName: 'Moe' } }, expiresAt: new Date(deps.world.now() + 86_400_000) })
  const archive = await pageOf(nora).archive()
  expect(strFromU8(unzipSync(archive?.bytes ?? new Uint8Array())['my-data.json'] ?? new Uint8Array())).not.toContain('Snooper')
})

test('BEY-11 AUTH-06 consents by purpose; one withdrawn is out of the account, stays in the ledger, and can be given anew; another’s cannot', async () => {
  const page = pageOf(nora)
  expect((await page.consents()).map(({ purpose, version, withdrawnAt }) => [purpose, version, withdrawnAt])).toEqual([['general', '2017-10-31', undefined], ['telipol', '2018-07-20', undefined], ['debt', 'debt.consent.v1', undefined]])
  const [general, , debt] = await page.consents()
  expect(await pageOf(other).withdraw(general?.id ?? '')).toBe(false)
  expect(await pageOf(other).withdraw(debt?.id ?? '')).toBe(false)
  expect(await page.withdraw(general?.id ?? '')).toBe(true)
  expect(await page.withdraw(general?.id ?? '')).toBe(false)
  const [account] = await database.db.select().from(legalEntity).where(sql`id = ${nora}`)
  expect(account?.acceptanceTags).toEqual([TELIPOL_CONSENT])
  await approveTag(deps, nora, GENERAL_CONSENT, 'consent_page')
  expect((await page.consents()).filter(({ purpose }) => purpose === 'general').map(({ withdrawnAt }) => withdrawnAt === undefined).sort()).toEqual([false, true])
})

test('ACC-04 erasure needs the code of this sign-in, ends what runs, and leaves the person only in the tables the page lists', async () => {
  const page = pageOf(nora)
  const listed = (await page.erasure())?.kept.flatMap((section) => section.tables).sort() ?? []
  expect((await page.erasure())?.ends).toEqual(['6 GB, 461 00 201', 'Fløyveien 77, Bergen'])
  expect((await tablesWith(marks(nora))).filter((name) => !names(held).includes(name))).toEqual([])
  deps.world.pass(61_000)
  await page.askForCode()
  const code = await codeTo(NORA.phone)
  expect(await page.erase('12')).toEqual({ kind: 'refused', problem: 'code' })
  expect(await createMyData({ ...deps, beforeErasure: async () => {} }, { entity: nora, headers: new Headers({ cookie: 'prat_login=y' }), locale: 'nb_NO', address: null }).erase(code)).toEqual({ kind: 'refused', problem: 'codeExpired' })
  expect(await page.erase(code)).toMatchObject({ kind: 'erased' })
  const left = await tablesWith(marks(nora))
  expect(left.filter((name) => !listed.includes(name))).toEqual([])
  expect(await tablesWith(marks(nora).slice(1))).not.toContain('legal_entity')
  expect(await tablesWith([other])).toContain('login_session')
})

test('ACC-04 the number of an erased account can be signed up with anew, as a new account', async () => {
  const again = await createCustomer(deps, NORA, true)
  expect(again.id).not.toBe(nora)
  expect(await pageOf(again.id).consents()).toEqual([])
})
