import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fieldsOf } from '#contracts/account/account-card.ts'
import type { PhoneChangeOutcome } from '#contracts/account/changes.ts'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { legalEntity } from './tables.ts'
import { createCustomer } from './create-customer.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { readLogin } from '#server/identity/logins.ts'
import { openedLogin } from '#server/testing/open-login.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { createAccountService } from './create-account-service.ts'

let database: Database
let deps: ReturnType<typeof serviceDeps>
let kari: Awaited<ReturnType<typeof signedInCustomer>>
let [from, to] = ['', '']
let numbers = 0
beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  deps = serviceDeps(database)
  numbers += 1
  from = `+474710${String(numbers).padStart(2, '0')}01`
  to = `+474710${String(numbers).padStart(2, '0')}02`
  kari = await signedInCustomer(deps, from)
})

function browser(entity: string | undefined = kari.id, isFresh = true, login?: string) {
  let cookie = ''
  const service = () =>
    createAccountService(deps, {
      entity,
      login,
      isFresh: async () => isFresh,
      headers: new Headers({ cookie }),
      locale: 'nb_NO',
      address: null,
    })
  const taken = async (made: Promise<PhoneChangeOutcome>) => {
    const { cookies, ...outcome } = await made
    for (const written of cookies) cookie = written.split(';')[0] ?? ''
    return outcome
  }
  return {
    read: () => service().read(),
    save: (...card: Parameters<ReturnType<typeof createAccountService>['save']>) => service().save(...card),
    change: () => service().phone.read(),
    begin: () => taken(service().phone.begin(to)),
    check: (code: string) => taken(service().phone.check(code)),
    again: () => taken(service().phone.askForCode()),
    cookie: () => cookie,
    put: (value: string) => {
      cookie = value
    },
  }
}
const codeOf = async (phone: string) => /\d{6}/.exec((await listMessages(deps, phone))[0]?.text ?? '')?.[0] ?? ''
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const phoneNow = async () =>
  (await database.db.select({ phone: legalEntity.phone }).from(legalEntity).where(eq(legalEntity.id, kari.id)))[0]
    ?.phone

test('ACC-01 ACC-02 CALL-05 saving a card changes the account, and the server applies the same rules as the browser', async () => {
  const page = browser()
  const view = await page.read()
  expect(view?.rules).toEqual({ country: 'NO', today: '2026-03-02' })
  const home = view ? fieldsOf('address', view.account) : {}
  expect(home).toEqual({
    address1: 'Storgata 12B',
    entrance: '',
    floor: '',
    apartment: '',
    zipCode: '0184',
    city: 'Oslo',
  })
  expect(
    await page.save('address', { ...home, address1: 'Lillegata 3 c', floor: '2', zipCode: '5003', city: ' Bergen ' }),
  ).toEqual({ ok: true, value: { phone: undefined } })
  const saved = await page.read()
  expect(saved && fieldsOf('address', saved.account)).toEqual({
    address1: 'Lillegata 3C',
    entrance: '',
    floor: '2',
    apartment: '',
    zipCode: '5003',
    city: 'Bergen',
  })
  expect(await page.save('address', { ...home, zipCode: '11120', city: '' })).toEqual({
    ok: false,
    reason: 'invalid',
    problems: { zipCode: true, city: true },
  })
  expect(await browser('').save('address', home)).toEqual({ ok: false, reason: 'refused' })
})

test('ACC-03 personal information; another phone number is not changed by it but asked for beside', async () => {
  const page = browser()
  const view = await page.read()
  const kept = view ? fieldsOf('personal', view.account) : {}
  expect(await page.save('personal', { ...kept, middleName: 'Lie', birthDate: '', number: to.slice(3) })).toEqual({
    ok: true,
    value: { phone: to },
  })
  expect((await page.read())?.account).toMatchObject({
    fullName: 'Kari Lie Nordmann',
    contactInfo: { phoneNumbers: [{ kind: 'primary', prefix: '+47', number: from.slice(3) }] },
  })
  expect((await page.read())?.account.birthDate).toBeUndefined()
})

test('SEC-01 changing the phone number needs a code of the old and one of the new, each valid once and only in this browser', async () => {
  const page = browser()
  expect(await page.change()).toBeUndefined()
  await page.begin()
  expect(await page.change()).toEqual({ from, to, stage: 'old', notice: 'sent' })
  expect(await listMessages(deps, to)).toEqual([])
  const old = await codeOf(from)
  expect(await page.check(wrong(old))).toEqual({ kind: 'refused', problem: 'codeWrong' })
  expect(await page.check('12')).toEqual({ kind: 'refused', problem: 'code' })
  const elsewhere = browser()
  await elsewhere.begin()
  expect(await elsewhere.check(old)).toEqual({ kind: 'refused', problem: 'codeExpired' })
  expect(await page.check(old)).toEqual({ kind: 'goOn' })
  expect(await page.change()).toEqual({ from, to, stage: 'new', notice: 'sent' })
  expect(await page.check(old)).toEqual({ kind: 'refused', problem: 'codeWrong' })
  expect(await phoneNow()).toBe(from)
  expect(await page.check(await codeOf(to))).toEqual({ kind: 'changed' })
  expect(await phoneNow()).toBe(to)
  expect(await page.change()).toBeUndefined()
})

test('SEC-02 a number change of one customer cannot be used by another, nor a forged or an expired one', async () => {
  const page = browser()
  await page.begin()
  const other = browser((await signedInCustomer(deps, `${to.slice(0, -1)}9`)).id)
  other.put(page.cookie())
  expect(await other.change()).toBeUndefined()
  expect(await other.check(await codeOf(from))).toEqual({ kind: 'cancelled' })
  page.put(`${page.cookie().slice(0, -4)}abcd`)
  expect(await page.change()).toBeUndefined()
  await page.begin()
  deps.runtime.pass(900_001)
  expect(await page.change()).toBeUndefined()
})

test('SEC-01 a customer’s number cannot be taken over; a number that is only registered can', async () => {
  const ola = await signedInCustomer(deps, to)
  const page = browser()
  await page.begin()
  await page.check(await codeOf(from))
  expect(await page.check(await codeOf(to))).toEqual({ kind: 'refused', problem: 'taken' })
  expect(await phoneNow()).toBe(from)
  await database.db.update(legalEntity).set({ provenAt: null }).where(eq(legalEntity.id, ola.id))
  deps.runtime.pass(61_000)
  await page.begin()
  await page.check(await codeOf(from))
  expect(await page.check(await codeOf(to))).toEqual({ kind: 'changed' })
})

test('SEC-02 a number given up can be used for a new, separate account', async () => {
  const page = browser()
  await page.begin()
  await page.check(await codeOf(from))
  await page.check(await codeOf(to))
  const name = { firstName: 'Ola', lastName: 'Hansen' }
  const ola = await createCustomer(deps, { phone: from, name, email: 'ola@example.no', locale: 'nb_NO' })
  expect(ola.id).not.toBe(kari.id)
  expect(await createCustomer(deps, { phone: from, name, email: 'ola@example.no', locale: 'nb_NO' })).toEqual(ola)
  expect((await createCustomer(deps, { phone: to, name, email: 'ola@example.no', locale: 'nb_NO' })).id).toBe(kari.id)
})

test('TRU-03 without a fresh proof the e-mail address, number, name and birth date stay, and the rest is saved', async () => {
  const page = browser(kari.id, false)
  const view = await page.read()
  const kept = view ? fieldsOf('personal', view.account) : {}
  for (const changed of [
    { email: 'ny@example.no' },
    { number: to.slice(3) },
    { middleName: 'Ola' },
    { birthDate: '03/05/1978' },
    { birthDate: '' },
  ])
    expect(await page.save('personal', { ...kept, ...changed })).toEqual({ ok: false, reason: 'stepUp' })
  expect(await page.save('personal', kept)).toMatchObject({ ok: true })
  const home = view ? fieldsOf('address', view.account) : {}
  expect(await page.save('address', { ...home, city: 'Bergen' })).toMatchObject({ ok: true })
  expect((await page.read())?.account).toMatchObject({
    fullName: 'Kari Nordmann',
    contactInfo: { emails: [{ email: 'kari@example.no' }] },
  })
})

test('TRU-03 when the number is changed, all other logins end and this one stays', async () => {
  const here = await openedLogin(deps, kari.id)
  const there = await openedLogin(deps, kari.id)
  const page = browser(kari.id, true, here.jti)
  await page.begin()
  await page.check(await codeOf(from))
  await page.check(await codeOf(to))
  expect([(await readLogin(deps, here.accessToken)).ok, (await readLogin(deps, there.accessToken)).ok]).toEqual([
    true,
    false,
  ])
})
