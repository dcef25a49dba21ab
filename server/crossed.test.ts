import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { openedLogin } from '#server/testing/open-login.ts'
import { fullCustomer } from './testing/full-customer.ts'
import { jsonRequest } from './testing/json-request.ts'
import { portalForTests } from './testing/portal-for-tests.ts'
import { realRuntime } from './runtime.ts'

type Ids = { entity: string; phone: string; mobile: string; power: string; invoice: string; session: string }

const HOME = { street: 'Storgata 1', postalCode: '0150', city: 'Oslo' }
const NOBODYS: Ids = {
  entity: '00000000-0000-8000-8000-000000000000',
  phone: '+4746100399',
  mobile: 'ax',
  power: 'mx',
  invoice: 'vx',
  session: 'sx',
}

const CALLS: [call: string, address: (ids: Ids) => string, body?: unknown][] = [
  ['GET account', ({ entity }) => `/services/api/account/${entity}/`],
  ['PATCH account', ({ entity }) => `/services/api/account/${entity}/`, { city: 'Bergen' }],
  ['GET legal entity', ({ entity }) => `/services/api/v2.0/legalentities/${entity}/`],
  ['PATCH legal entity', ({ entity }) => `/services/api/v2.0/legalentities/${entity}/`, { city: 'Bergen' }],
  ['GET legal entity of core', ({ entity }) => `/services/core/legalentities/${entity}`],
  ['PATCH legal entity of core', ({ entity }) => `/services/core/legalentities/${entity}`, { city: 'Bergen' }],
  ['GET subscription', ({ mobile }) => `/services/subscriptions/${mobile}/`],
  ['PATCH subscription', ({ mobile }) => `/services/subscriptions/${mobile}/`, { description: 'mine' }],
  ['GET subscription of power', ({ power }) => `/services/subscriptions/${power}/`],
  ['PATCH subscription of power', ({ power }) => `/services/subscriptions/${power}/`, { description: 'mine' }],
  ['GET contracts', ({ entity }) => `/services/mobile/fenix/subscribers/${entity}/contracts/`],
  ['GET mobile invoices', ({ entity }) => `/services/mobile/fenix/subscribers/${entity}/invoices/`],
  ['GET portation status', ({ phone }) => `/services/mobile/fenix/portation-status/${phone.slice(3)}/`],
  ['GET use', ({ entity, mobile }) => `/services/gateway/erate/consumer/${entity}/subscription/${mobile}`],
  ['GET invoice file', ({ invoice }) => `/services/gateway/erate/v1/consumer/invoice-file/${invoice}`],
  [
    'GET power use',
    ({ entity, power }) => `/services/gateway/esn/v2/consumer/${entity}/metering-point/${power}/monthly`,
  ],
  ['GET conversation', ({ session }) => `/services/brain/sessions/${session}/elements`],
  ['POST sign-in of a conversation', ({ session }) => `/services/brain/sessions/${session}/login`, {}],
  [
    'POST hand-over of a conversation',
    ({ session }) => `/services/brain/sessions/${session}/handoff`,
    { target: 'https://partner.example' },
  ],
]
const NOT_SHOWN = new Set([
  'GET invoice file',
  'GET conversation',
  'POST sign-in of a conversation',
  'POST hand-over of a conversation',
  'GET power use',
  'GET use',
])

const portal = portalForTests()
let kari = NOBODYS
let ola = NOBODYS
let headers: Record<string, string>
beforeAll(async () => {
  const deps = { database: portal.database, runtime: realRuntime(pino({ level: 'silent' })), env: { LOGIN_HOURS: 8 } }
  const customer = async (phone: string, firstName: string, at: string): Promise<Ids> => {
    const entity = await fullCustomer(
      deps,
      { phone, name: { firstName, lastName: 'Testesen' }, email: 'test@example.no', locale: 'nb_NO', ...HOME },
      at,
    )
    return { entity, phone, mobile: `a${at}`, power: `m${at}`, invoice: `v${at}`, session: `s${at}` }
  }
  kari = await customer('+4746100301', 'Kari', 'k')
  ola = await customer('+4746100302', 'Ola', 'o')
  headers = { authorization: `Bearer ${(await openedLogin(deps, kari.entity)).accessToken}` }
}, 60_000)

async function answerTo(call: string, address: string, body: unknown): Promise<[number, string]> {
  const answer = await portal.app.ask(address, jsonRequest(call.split(' ')[0] ?? 'GET', body, headers))
  return [answer.status, await answer.text()]
}

test.each(CALLS)('SEC-02 %s: another’s id answers like one that does not exist', async (call, address, body) => {
  const others = await answerTo(call, address(ola), body)
  expect(others).toEqual(await answerTo(call, address(NOBODYS), body))
  expect(others[0]).toBeGreaterThanOrEqual(400)
  expect(others[0]).toBeLessThan(500)
  const [own] = NOT_SHOWN.has(call) ? [200] : await answerTo(call, address(kari), body)
  expect(own).toBe(200)
})

test('SEC-02 two ids that do not belong together are refused and change nothing', async () => {
  const nothing = await answerTo(
    'GET',
    `/services/gateway/erate/consumer/${NOBODYS.entity}/subscription/${NOBODYS.mobile}`,
    undefined,
  )
  for (const [entity, mobile] of [
    [kari.entity, ola.mobile],
    [ola.entity, kari.mobile],
  ]) {
    expect(
      await answerTo('GET', `/services/gateway/erate/consumer/${entity}/subscription/${mobile}`, undefined),
    ).toEqual(nothing)
  }
  const rows = JSON.stringify(
    (
      await portal.database.db.execute(
        'select city, description from legal_entity join subscription on subscription.legal_entity = legal_entity.id order by subscription.id',
      )
    ).rows,
  )
  expect(rows).toBe(
    JSON.stringify([
      { city: 'Bergen', description: 'mine' },
      { city: 'Oslo', description: '' },
    ]),
  )
})
