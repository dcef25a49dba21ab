import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fault } from '#contracts/kernel/result.ts'
import { freePort } from '../../testing/free-port.ts'
import { outsideInsurance, outsideMobileUse, outsidePowerUse } from './outside-products.ts'
import { createOutsideSystem } from './outside-system.ts'

let server: Server
let base: string
let answer: (request: IncomingMessage, response: ServerResponse) => void
const seen: IncomingMessage[] = []
const dropped: number[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request)
    answer(request, response)
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const address = server.address()
  base = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}/erate`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
beforeEach(() => {
  seen.length = 0
  dropped.length = 0
})

const sign = async (customer: string, audience: string) => `${customer}-at-${audience}`
const system = (deadline = 20_000) => createOutsideSystem({ base, sign, deadline })
const kari = { id: 'kari' }
const says = (body: unknown, status = 200, type = 'application/json') => {
  answer = (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}
const subscription = (id: string, accountId = 'kari') => ({
  accountId,
  id,
  subscriptionName: '3 GB',
  phoneNumber: '+4790000001',
  transferUsed: 1,
  transferTotal: 3_000,
  failSync: false,
  isOwner: true,
  usage: [],
})
const mobile = (deadline?: number) => outsideMobileUse(system(deadline), (count) => dropped.push(count))

test('CALL-09 TRU-02 each call has a token for the configured address, which goes there and below it, and nowhere else', async () => {
  says([subscription('a')])
  expect(await mobile().mobileSubscriptions(kari)).toMatchObject({ ok: true, value: [{ id: 'a' }] })
  expect(seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/erate/v2/consumer/subscriptions', `Bearer kari-at-${base}`],
  ])
  for (const path of [
    '../other/thing',
    'https://elsewhere.example/',
    '//elsewhere.example/x',
    '/..%2f..',
    '\\\\elsewhere.example\\x',
  ])
    await system().json(kari, { path })
  expect(seen.every(({ url }) => url?.startsWith('/erate/'))).toBe(true)
  answer = (_request, response) => {
    response.writeHead(302, { location: `${base}/again` }).end()
  }
  expect(await mobile().mobileSubscriptions(kari)).toEqual(fault('unreachable', 'no_answer'))
})

test('an id cannot lead to another path', async () => {
  says({}, 404)
  expect(await mobile().mobileSubscription(kari, '../../v1/secret')).toEqual(fault('notFound'))
  expect(seen.at(-1)?.url).toBe('/erate/consumer/kari/subscription/..%2F..%2Fv1%2Fsecret')
})

test.each([
  ['down', () => says('', 503), fault('unreachable', 'http_503')],
  ['garbage', () => says('<html>', 200, 'text/html'), fault('unreadable', 'not_json')],
  ['broken JSON', () => says('{"a":'), fault('unreadable', 'not_json')],
  ['no list', () => says({}), fault('unreadable', 'no_list')],
  ['nothing readable', () => says([{ id: 1 }, null]), fault('unreadable', 'no_entry')],
  ['another’s data', () => says([subscription('a'), subscription('b', 'ola')]), fault('unreadable', 'foreign')],
  ['refusing', () => says({}, 403), fault('refused', 'http_403')],
])('PROD-06 a provider that is %s', async (_name, set, expected) => {
  set()
  expect(await mobile().mobileSubscriptions(kari)).toEqual(expected)
})

test('PROD-06 a provider that is slow, or never ends its answer, times out', async () => {
  answer = () => {}
  expect(await mobile(200).mobileSubscriptions(kari)).toEqual(fault('unreachable', 'late'))
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('[')
  }
  expect(await mobile(200).mobileSubscriptions(kari)).toEqual(fault('unreachable', 'late'))
  expect(
    await outsideMobileUse(
      createOutsideSystem({ base: `http://127.0.0.1:${await freePort()}`, sign }),
      () => {},
    ).mobileSubscriptions(kari),
  ).toEqual(fault('unreachable', 'not_connected'))
})

test('one entry that cannot be read does not empty the list', async () => {
  says([subscription('a'), { id: 'broken' }])
  expect(await mobile().mobileSubscriptions(kari)).toMatchObject({ ok: true, value: [{ id: 'a' }] })
  expect(dropped).toEqual([1])
})

test('SEC-02 an item requested by id must have that id and belong to the customer', async () => {
  says(subscription('b'))
  expect(await mobile().mobileSubscription(kari, 'a')).toEqual(fault('unreadable', 'foreign'))
  says(subscription('a', 'ola'))
  expect(await mobile().mobileSubscription(kari, 'a')).toEqual(fault('unreadable', 'foreign'))
  says([{ accountId: 'ola', id: '1', productType: 'car', numberOfItems: 1, status: 'Active' }])
  expect(await outsideInsurance(system(), () => {}).insuranceItems(kari)).toEqual(fault('unreadable', 'foreign'))
})

test('CALL-11 invoices under both names of their fields; their file by way of the portal', async () => {
  const told = {
    id: 'f/1',
    number: 77,
    created: '2026-01-03T00:00:00Z',
    dueDate: '2026-01-17',
    totalAmount: 10,
    totalExclVat: 8,
    totalVat: 2,
    currencyCode: 'SEK',
    paid: 'UNPAID',
    invoiceURL: 'https://evil.example/',
    responsibleEntity: 'kari',
  }
  says([told])
  expect(await outsidePowerUse(system(), () => {}).invoices(kari)).toMatchObject({
    ok: true,
    value: [
      {
        createdAt: told.created,
        currency: 'SEK',
        number: '77',
        invoiceURL: '/services/gateway/esn/v1/consumer/invoice-file/f%2F1',
        paymentDate: null,
      },
    ],
  })
  says([{ ...told, responsibleEntity: 'ola' }])
  expect(await outsidePowerUse(system(), () => {}).invoices(kari)).toEqual(fault('unreadable', 'foreign'))
})

test('SEC-02 use by another person of the customer’s subscription is not shown', async () => {
  const use = {
    accountId: 'ola',
    subscriptionId: 'a',
    ratePlanName: '3 GB',
    serviceStatus: 'ACTIVE',
    transferUsed: 1,
    transferTotal: 2,
    costsCurrency: 'NOK',
    isOwner: true,
    lastUpdated: '2026-01-01T00:00:00Z',
  }
  says([{ ...subscription('a'), usage: [use] }])
  expect(await mobile().mobileSubscriptions(kari)).toEqual(fault('unreadable', 'foreign'))
})
