import { sql } from 'drizzle-orm'
import { unzipSync, strFromU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GENERAL_CONSENT, TELIPOL_CONSENT } from '#contracts/account/consent.ts'
import * as schema from '#server/db/schema.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { creditCheck } from '#server/orders/tables.ts'
import { rowsOf } from '#server/db/personal-data.ts'
import { approveTag } from '#server/accounts/approve-tag.ts'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { sweepErased } from './erase.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { namesOf, NORA, openPeople, type People } from './testing/people.ts'

let database: People['database']
let deps: People['deps']
let nora: People['nora']
let other: People['other']
let pageOf: People['pageOf']
let codeTo: People['codeTo']
let tablesWith: People['tablesWith']
beforeAll(async () => {
  ;({ database, deps, nora, other, pageOf, codeTo, tablesWith } = await openPeople())
}, 60_000)
afterAll(() => database.close())

const marks = (id: string) => [id, '46100201', 'Norafrida', 'Liestøl', 'norafrida@', 'Fløyveien 77', '1991-07-13']

test('SEC-02 data that somebody else typed for a number is not in its owner’s archive', async () => {
  await database.db.insert(schema.chatSession).values({
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

test('BEY-11 AUTH-06 consents are listed by purpose; a withdrawn one leaves the account, stays in the ledger and can be given again; another customer’s cannot be withdrawn', async () => {
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

test('ACC-04 erasure needs a code of this sign-in, ends all agreements, and leaves personal data only in tables that must be kept', async () => {
  const page = pageOf(nora)
  expect(await page.erasure()).toMatchObject({ kept: ['account', 'consents', 'agreements', 'invoices'] })
  const kept = namesOf(PERSONAL_TABLES.filter((personal) => rowsOf(personal) === 'kept'))
  expect((await page.erasure())?.ends).toEqual(['6 GB, 461 00 201', 'Fløyveien 77, Bergen'])
  expect((await tablesWith(marks(nora))).filter((name) => !namesOf(PERSONAL_TABLES).includes(name))).toEqual([])
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

test('ACC-04 the credit check of an order is kept without the number it was made for', async () => {
  const checks = await database.db.select().from(creditCheck)
  expect(checks.filter(({ phone }) => phone === NORA.phone)).toEqual([])
  expect(checks.map(({ phone }) => phone)).toContain('')
})

test('ACC-04 the number of an erased account can be used for a new account', async () => {
  const again = await createCustomer(deps, NORA)
  expect(again.id).not.toBe(nora)
  expect(await pageOf(again.id).consents()).toEqual([])
})

test('ACC-04 data kept by law is deleted when the period ends: consents after three years, invoices after five', async () => {
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
