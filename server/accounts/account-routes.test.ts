import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { featureToggle } from './tables.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { accountRoutes } from './account-routes.ts'
import { personOf } from './find-customer.ts'

const GENERAL = 'account-dialog:2017-10-31:'

let database: Database
let deps: ReturnType<typeof serviceDeps>
let routes: ReturnType<typeof accountRoutes>
let kari: Awaited<ReturnType<typeof signedInCustomer>>
let other: Awaited<ReturnType<typeof signedInCustomer>>
let phone: string
let numbers = 10

beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  deps = serviceDeps(database)
  routes = accountRoutes(deps)
  numbers += 2
  phone = `+479600${numbers}00`
  kari = await signedInCustomer(deps, phone)
  other = await signedInCustomer(deps, `+479600${numbers}01`)
})

const get = (path: string, who = kari) => routes.request(path, { headers: who.headers })
const patch = (body: unknown, who = kari, id = kari.id) =>
  routes.request(`/account/${id}/`, jsonRequest('PATCH', body, who.headers))

test('CALL-05 CALL-06 ENT-01 one’s own account, field by field', async () => {
  const postFormat = {
    streetName: 'Storgata',
    streetNumber: '12',
    streetLetter: 'B',
    postalCode: '0184',
    city: 'Oslo',
    entrance: '',
    floor: '',
    apartment: '',
  }
  const addresses = [
    { kind: 'primary', address1: 'Storgata 12B', address2: '', zipCode: '0184', city: 'Oslo', postFormat },
  ]
  const account = {
    id: kari.id,
    name: 'Kari Nordmann',
    fullName: 'Kari Nordmann',
    firstName: 'Kari',
    lastName: 'Nordmann',
    locale: 'nb_NO',
    birthDate: '17/05/1984',
    acceptanceTags: [],
    addresses,
    contactPoints: [
      { kind: 'email', value: 'kari@example.no' },
      { kind: 'phone', value: phone },
    ],
    contactInfo: {
      emails: [{ kind: 'primary', email: 'kari@example.no' }],
      phoneNumbers: [{ kind: 'primary', prefix: '+47', number: phone.slice(3) }],
      addresses,
    },
  }
  const answer = await get(`/account/${kari.id}/`)
  expect([answer.headers.get('cache-control'), await answer.json()]).toEqual(['no-store', account])
  expect(await (await get(`/v2.0/legalentities/${kari.id}/`)).json()).toEqual(account)
})

test('SEC-02 another customer’s account answers like one that does not exist', async () => {
  for (const path of ['/account', '/v2.0/legalentities']) {
    const [theirs, nobodys] = [await get(`${path}/${kari.id}/`, other), await get(`${path}/none/`, other)]
    expect([theirs.status, await theirs.text()]).toEqual([404, await nobodys.text()])
  }
  const [theirs, nobodys] = [await patch({ city: 'Bergen' }, other), await patch({ city: 'Bergen' }, other, 'none')]
  expect([theirs.status, await theirs.text()]).toEqual([404, await nobodys.text()])
  expect((await (await get(`/account/${kari.id}/`)).json()).addresses[0].city).toBe('Oslo')
})

test('CALL-05 a change of name, e-mail, birth date and address', async () => {
  const change = {
    firstName: 'Kari Anne',
    middleName: 'Moe',
    emailPrimary: 'New@Example.no',
    birthDate: '01/02/1990',
    streetName: 'Havnegata',
    streetNumber: '3',
    streetLetter: '',
    postalCode: '5003',
    city: 'Bergen',
    floor: '2',
  }
  const account = await (await patch(change)).json()
  expect([account.fullName, account.birthDate, account.contactInfo.emails[0].email]).toEqual([
    'Kari Anne Moe Nordmann',
    '01/02/1990',
    'new@example.no',
  ])
  expect(account.addresses[0]).toMatchObject({
    address1: 'Havnegata 3',
    address2: '2',
    zipCode: '5003',
    city: 'Bergen',
  })
  expect((await (await patch({ birthDate: null, middleName: '' })).json()).fullName).toBe('Kari Anne Nordmann')
})

test('VAL-01 VAL-03 VAL-04 VAL-05 VAL-06 a change with wrong fields is refused with their names and stores nothing', async () => {
  const wrong = await (await patch({ emailPrimary: 'x', firstName: 'K', city: ' ', extra: 1 })).json()
  expect([wrong.status, wrong.errors.map(({ path }: { path: string }) => path).sort()]).toEqual([
    400,
    ['city', 'emailPrimary', 'extra', 'firstName'],
  ])
  const later = await (
    await patch({
      lastName: 'Hansen',
      postalCode: '123',
      birthDate: '31/02/1990',
      phoneNumber: '+4799999999',
      acceptanceTags: [GENERAL, 'x:2020-01-01:'],
    })
  ).json()
  expect(later.errors.map(({ path }: { path: string }) => path)).toEqual([
    'phoneNumber',
    'birthDate',
    'postalCode',
    'acceptanceTags',
  ])
  const account = await (await get(`/account/${kari.id}/`)).json()
  expect([account.lastName, account.acceptanceTags]).toEqual(['Nordmann', []])
})

test('AUTH-06 a known tag is added once, recorded in the ledger, and never removed', async () => {
  for (const acceptanceTags of [[GENERAL], [GENERAL], []])
    expect((await (await patch({ acceptanceTags })).json()).acceptanceTags).toEqual([GENERAL])
  const ledger = (await database.db.query.consentLedger.findMany()).filter(({ legalEntity }) => legalEntity === kari.id)
  expect(ledger).toEqual([
    {
      id: expect.any(String),
      legalEntity: kari.id,
      tag: GENERAL,
      channel: 'api',
      createdAt: new Date(deps.runtime.now()),
      withdrawnAt: null,
    },
  ])
  expect(await personOf(deps, kari.id)).toEqual({
    id: kari.id,
    firstName: 'Kari',
    fullName: 'Kari Nordmann',
    generalConsent: true,
    telipolConsent: false,
  })
})

test('CALL-06 feature toggles are the customer’s own', async () => {
  await database.db.insert(featureToggle).values({ legalEntity: kari.id, name: 'power', enabled: true })
  expect(await (await get('/v1/featuretoggles/')).json()).toEqual({ power: true })
  expect(await (await get('/v1/featuretoggles/', other)).json()).toEqual({})
})
