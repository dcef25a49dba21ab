import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fieldsOf } from '#contracts/account/account-card.ts'
import { customersPort, type RegisteredCustomer } from '#contracts/ports/customers.ts'
import { createAccountService } from '#server/accounts/create-account-service.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import type { Database } from '#server/db/database.ts'
import { createPortClient } from '#server/gateways/ports/port-client.ts'
import { accountChange } from '#server/identity/change-tables.ts'
import { createUndo } from '#server/identity/changes/undo-change.ts'
import { undoToken } from '#server/identity/changes/undo-link.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { runningApp, type RunningApp } from '#server/testing/running-app.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { outsideCustomers } from './customers.ts'
import { portRequest } from './tables.ts'
import { startFaultyProvider, type FaultyProvider } from './testing/faulty-provider.ts'
import { SECRET } from './testing/start-provider.ts'

let database: Database
let app: RunningApp
let provider: FaultyProvider
let faults: FaultyProvider['faults']
beforeAll(async () => {
  database = await openInMemory()
  provider = await startFaultyProvider()
  faults = provider.faults
  app = await runningApp(database, { CORE_URL: provider.base, PORT_SECRET: SECRET })
}, 60_000)

afterAll(async () => {
  await app.close()
  await provider.close()
  await database.close()
})

let deps: ReturnType<typeof serviceDeps>
let kari: Awaited<ReturnType<typeof signedInCustomer>>
let [from, to] = ['', '']
let numbers = 0
beforeEach(async () => {
  faults.length = 0
  numbers += 1
  from = `+474720${String(numbers).padStart(2, '0')}01`
  to = `+474720${String(numbers).padStart(2, '0')}02`
  const made = serviceDeps(database)
  const customers = outsideCustomers(
    { ...made, erasureQueue: { enqueue: async () => {} } },
    createPortClient({ base: provider.base, secret: SECRET, now: Date.now }),
  )
  deps = { ...made, customers }
  kari = await signedInCustomer(deps, from)
})

const direct = () => createPortClient({ base: provider.url, secret: SECRET, now: Date.now })
async function registered() {
  const told = await direct()(customersPort.operations.read, { customerId: kari.id }, { customer: kari.id })
  return told.ok ? told.value : undefined
}
const changeThere = (change: Partial<Omit<RegisteredCustomer, 'id'>>) =>
  direct()(
    customersPort.operations.change,
    { customerId: kari.id, changedAt: new Date().toISOString(), ...change },
    { customer: kari.id, key: `there-${deps.runtime.id()}` },
  )
const copy = async () => (await database.db.select().from(legalEntity).where(eq(legalEntity.id, kari.id)))[0]
const told = async () =>
  (await database.db.select().from(accountChange).where(eq(accountChange.legalEntity, kari.id))).map(({ kind }) => kind)
const page = (headers = new Headers()) =>
  createAccountService(deps, {
    entity: kari.id,
    isFresh: async () => true,
    headers,
    locale: 'nb_NO',
    address: null,
  })
async function personal() {
  const view = await page().read()
  return view ? fieldsOf('personal', view.account) : {}
}

test('ORD-04 CALL-05 CALL-12 with CORE_URL an account is read and changed at the outside register, and everybody sees what it has', async () => {
  const now = { ...deps, runtime: { ...deps.runtime, now: Date.now } }
  kari = await signedInCustomer(now, to)
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await app.ask(path, { headers: kari.headers, ...init })
    return [answer.status, await answer.json()]
  }
  expect(await ask(`/services/api/account/${kari.id}`)).toMatchObject([200, { fullName: 'Kari Nordmann' }])
  expect(await registered()).toMatchObject({ lastName: 'Nordmann', postalCode: '0184', phone: to, acceptanceTags: [] })
  await changeThere({ lastName: 'Berg', phone: '+4722000000' })
  for (const path of ['api/account', 'api/v2.0/legalentities', 'core/legalentities'])
    expect(await ask(`/services/${path}/${kari.id}`)).toMatchObject([
      200,
      { fullName: 'Kari Berg', contactPoints: [{ kind: 'email' }, { kind: 'phone', value: '+4722000000' }] },
    ])
  const patch = jsonRequest('PATCH', { city: 'Bergen', postalCode: '5003' }, kari.headers)
  expect(await ask(`/services/core/legalentities/${kari.id}`, patch)).toMatchObject([200, { fullName: 'Kari Berg' }])
  expect(await registered()).toMatchObject({ city: 'Bergen', postalCode: '5003', lastName: 'Berg' })
  expect(await copy()).toMatchObject({ city: 'Bergen', lastName: 'Berg', phone: to })
})

test('ORD-04 ACC-01 ACC-02 ACC-03 the account page shows and changes what the register has, and a new e-mail address is told', async () => {
  await page().read()
  await changeThere({ firstName: 'Karianne', floor: '3' })
  expect(await personal()).toMatchObject({ firstName: 'Karianne', email: 'kari@example.no' })
  expect(await told()).toEqual([])
  expect(await page().save('personal', { ...(await personal()), email: 'ny@example.no' })).toEqual({
    ok: true,
    value: { phone: undefined },
  })
  expect(await registered()).toMatchObject({ firstName: 'Karianne', email: 'ny@example.no', floor: '3' })
  expect(await copy()).toMatchObject({ firstName: 'Karianne', email: 'ny@example.no', floor: '3' })
  expect(await told()).toEqual(['email'])
})

test('ORD-04 ERR-02 while the register is down the account is shown as it was last seen and says so, and nothing is changed anywhere', async () => {
  const kept = await personal()
  await changeThere({ city: 'Bergen' })
  const down = { method: 'GET', fault: 'down' as const }
  faults.push(down, down)
  expect(await page().read()).toMatchObject({ isRegisterSilent: true, account: { addresses: [{ city: 'Oslo' }] } })
  expect(await page().save('personal', { ...kept, lastName: 'Berg' })).toEqual({ ok: false, reason: 'silent' })
  expect([(await copy())?.lastName, (await registered())?.lastName]).toEqual(['Nordmann', 'Nordmann'])
  expect(await page().read()).toMatchObject({ isRegisterSilent: false, account: { addresses: [{ city: 'Bergen' }] } })
})

test.each(['lost', 'garbage', 'foreign'] as const)(
  'ORD-05 a change whose answer is %s is sent once more with its key, kept once and told once',
  async (fault) => {
    const kept = await personal()
    faults.push({ method: 'PATCH', fault })
    expect(await page().save('personal', { ...kept, lastName: 'Berg' })).toMatchObject({ ok: true })
    expect([(await copy())?.lastName, (await registered())?.lastName]).toEqual(['Berg', 'Berg'])
    expect(await told()).toEqual(['name'])
    expect(await database.db.$count(portRequest, eq(portRequest.legalEntity, kari.id))).toBe(0)
  },
)

test('ORD-05 TRU-03 a change that was taken although no answer came is shown at the next reading, and the customer is told', async () => {
  const kept = await personal()
  faults.push({ method: 'PATCH', fault: 'lost' }, { method: 'PATCH', fault: 'lost' })
  expect(await page().save('personal', { ...kept, email: 'ny@example.no' })).toEqual({ ok: false, reason: 'silent' })
  expect([(await copy())?.email, await told()]).toEqual(['kari@example.no', []])
  deps.runtime.pass(61_000)
  expect((await personal()).email).toBe('ny@example.no')
  expect([(await copy())?.email, await told()]).toEqual(['ny@example.no', ['email']])
})

test('ORD-04 what the register refuses is changed nowhere', async () => {
  const view = await page().read()
  const home = view ? fieldsOf('address', view.account) : {}
  expect(await page().save('address', { ...home, zipCode: '0000', city: 'Bergen' })).toEqual({
    ok: false,
    reason: 'notTaken',
  })
  expect(await copy()).toMatchObject({ postalCode: '0184', city: 'Oslo' })
  expect(await registered()).toMatchObject({ postalCode: '0184', city: 'Oslo' })
})

test('SEC-02 an answer with another customer in it shows nothing of theirs', async () => {
  await page().read()
  faults.push({ method: 'GET', fault: 'foreign' })
  expect(await page().read()).toMatchObject({ isRegisterSilent: true, account: { id: kari.id, lastName: 'Nordmann' } })
})

const codeOf = async (phone: string) => /\d{6}/.exec((await listMessages(deps, phone))[0]?.text ?? '')?.[0] ?? ''

test('ORD-04 SEC-01 a new number is in the register and signs in, or neither', async () => {
  await page().read()
  let headers = new Headers()
  const taken = async (made: ReturnType<ReturnType<typeof page>['phone']['begin']>) => {
    const { cookies, ...outcome } = await made
    for (const cookie of cookies) headers = new Headers({ cookie: cookie.split(';')[0] ?? '' })
    return outcome
  }
  await taken(page().phone.begin(to))
  await taken(page(headers).phone.check(await codeOf(from)))
  const down = { method: 'PATCH', fault: 'down' as const }
  faults.push(down, down)
  expect(await taken(page(headers).phone.check(await codeOf(to)))).toEqual({ kind: 'refused', problem: 'silent' })
  expect([(await copy())?.phone, (await registered())?.phone]).toEqual([from, from])
  deps.runtime.pass(61_000)
  await taken(page(headers).phone.askForCode())
  expect(await taken(page(headers).phone.check(await codeOf(to)))).toEqual({ kind: 'changed' })
  expect([(await copy())?.phone, (await registered())?.phone]).toEqual([to, to])
})

test('ORD-04 TRU-03 what the customer undoes is undone in the register', async () => {
  await page().save('personal', { ...(await personal()), email: 'tyv@example.no' })
  const [change] = await database.db.select().from(accountChange).where(eq(accountChange.legalEntity, kari.id))
  const token = await undoToken(database.db, change?.id ?? '')
  const undo = createUndo(deps, { locale: 'nb_NO', address: null })
  await undo.askForCode(token)
  expect(await undo.undo(token, await codeOf(from))).toEqual({ kind: 'undone' })
  expect([(await copy())?.email, (await registered())?.email]).toEqual(['kari@example.no', 'kari@example.no'])
  expect(await told()).toEqual(['email'])
})
