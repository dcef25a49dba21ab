import { eq, getTableName } from 'drizzle-orm'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { toKroner } from '#contracts/kernel/money.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import type { Database } from '#server/db/database.ts'
import { contract, creditCheck, mobileOrder, portation, subscription } from '#server/orders/tables.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { orderByChat } from '#server/testing/order-by-chat.ts'
import { runningApp, type RunningApp } from '#server/testing/running-app.ts'
import { ok } from '#contracts/kernel/result.ts'
import { createLetterDelivery } from '#server/confirmation/letter-queue.ts'
import { createSendLetter, readConfirmation } from '#server/confirmation/send-letter.ts'
import { orderLetter } from '#server/confirmation/tables.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { createOrders } from '#server/orders/create-orders.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { createWithdrawals } from '#server/withdrawal/create-withdrawals.ts'
import { createPortClient } from '#server/gateways/ports/port-client.ts'
import { signatureHeaders } from '#server/gateways/ports/signature.ts'
import { ordersPort } from '#contracts/ports/orders.ts'
import { embeddedActs } from './choose-ports.ts'
import { outsideOrders } from './orders.ts'
import { SECRET, startProvider } from './testing/start-provider.ts'

let database: Database
let app: RunningApp
let provider: Awaited<ReturnType<typeof startProvider>>
let between: { url: string; server: Server }
let ownDoor: { url: string; server: Server }
const posted: { method: string; url: string; body: string }[] = []
const reported: { body: string; headers: Record<string, string> }[] = []
/** What becomes of the next answers to orders and withdrawals; then all goes well. */
const faults: ('lost' | 'garbage' | 'down' | 'later')[] = []

beforeAll(async () => {
  database = await openInMemory()
  provider = await startProvider()
  between = await listening(async (request, body, response) => {
    const { method = '', url = '', headers } = request
    const isOrder = method === 'POST' && url === '/orders'
    const isWithdrawal = method === 'POST' && url.endsWith('/withdrawal')
    if (isOrder) posted.push({ method, url, body })
    const fault = isOrder || isWithdrawal ? faults.shift() : undefined
    if (fault === 'down') return void response.writeHead(503).end()
    const passed = Object.entries(headers).filter(([name]) => !/^(host|connection|content-length)$/.test(name))
    const answer = await fetch(provider.url + url, {
      method,
      headers: {
        ...Object.fromEntries(passed.map(([name, value]) => [name, String(value)])),
        ...(fault === 'later' && { prefer: 'respond-async' }),
      },
      ...(body && { body }),
    })
    if (fault === 'lost') return void response.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    return void response.end(fault === 'garbage' ? '<html>' : await answer.text())
  })
  ownDoor = await listening(async (request, body, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    reported.push({ body, headers })
    const answer = await app.ask(request.url ?? '', { method: 'POST', headers, body })
    response.writeHead(answer.status).end(await answer.text())
  })
  const addresses = { ORDERS_URL: between.url, CREDIT_URL: between.url, PORTABILITY_URL: between.url }
  app = await runningApp(database, { ...addresses, PORT_SECRET: SECRET, PUBLIC_URL: ownDoor.url })
}, 60_000)

afterAll(async () => {
  await app.close()
  await provider.close()
  for (const { server } of [between, ownDoor]) {
    server.closeAllConnections()
    server.close()
  }
  await database.close()
})

async function listening(take: (request: IncomingMessage, body: string, response: ServerResponse) => Promise<void>) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    await take(request, Buffer.concat(chunks).toString(), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` }
}

const readOutbox = async (phone: string): Promise<unknown> =>
  (await app.ask(`/services/sms/outbox?phoneNumber=${encodeURIComponent(phone)}`)).json()

async function orders(phone: string): Promise<string> {
  const caller = chatCaller(app.ask, phone)
  await caller.begin('mobile_onboarding', 'init')
  await orderByChat(caller, phone, readOutbox, ['12gb', 'new'])
  const customer = await database.db.query.legalEntity.findFirst({ where: (t, { eq }) => eq(t.phone, `+47${phone}`) })
  return customer?.id ?? ''
}

/** What the outside system has in its ledger for a customer. */
async function ledger(customerId: string) {
  const ask = createPortClient({ base: provider.url, secret: SECRET, now: Date.now })
  const told = await ask(ordersPort.operations.list, { customerId }, { customer: customerId })
  return told.ok ? told.value : []
}

test.each([
  ['that answers at once', [], '93800001'],
  ['whose answer is lost', ['lost'], '93800002'],
  ['whose answer cannot be read', ['garbage'], '93800003'],
  ['that is down at first', ['down'], '93800004'],
  ['that decides later, by webhook', ['later'], '93800005'],
] as const)(
  'ORD-04 CALL-18 ORD-05 an order in the chat is placed once at an outside system %s',
  async (_how, fault, phone) => {
    faults.push(...fault)
    posted.length = 0
    const customerId = await orders(phone)
    const placed = await ledger(customerId)
    expect(placed).toHaveLength(1)
    expect(new Set(posted.map(({ body }) => JSON.parse(body).customer.phone))).toEqual(new Set([`+47${phone}`]))
    const [effect] = await database.db.query.chatEffect.findMany({
      where: (t, { and, eq, sql }) =>
        and(eq(t.name, 'order.place'), sql`${t.gives}->>'orderId' = ${`orders.${placed[0]?.orderId}`}`),
    })
    expect(effect).toMatchObject({ status: 'done', outcome: 'placed', gives: { newNumber: placed[0]?.phoneNumber } })
    for (const table of [mobileOrder, contract, subscription, portation, creditCheck])
      expect([getTableName(table), await database.db.$count(table)]).toEqual([getTableName(table), 0])
  },
)

test('ORD-05 a report is taken once, signed and in time, and changes no final outcome', async () => {
  const [{ body, headers } = { body: '', headers: {} }] = reported
  const send = (told: string, more: Record<string, string>) =>
    app.ask('/services/hooks/orders', { method: 'POST', body: told, headers: { ...headers, ...more } })
  const signed = (told: string, at = Date.now()) =>
    signatureHeaders({ method: 'POST', path: '/services/hooks/orders', body: told }, SECRET, at)
  const replayed = await send(body, {})
  expect([replayed.status, await replayed.json()]).toEqual([200, { taken: false }])
  const { key } = JSON.parse(body)
  const other = JSON.stringify({ id: 'other', key, answer: { state: 'refused', key, code: 'open_case' } })
  expect(await (await send(other, signed(other))).json()).toEqual({ taken: false })
  expect((await send(other, {})).status).toBe(401)
  expect((await send(other, signed(other, Date.now() - 600_000))).status).toBe(401)
  const unknown = JSON.stringify({ id: 'x', key: 'unknown', answer: { state: 'refused', key: 'unknown', code: 'no' } })
  expect((await send(unknown, signed(unknown))).status).toBe(404)
  expect((await send('{}', signed('{}'))).status).toBe(400)
  expect((await app.ask('/services/hooks/nothing', { method: 'POST', body: '{}' })).status).toBe(404)
})

test('ORD-02 BEY-06 an order at an outside system is confirmed with the terms that were shown, withdrawn from, and the system is told once though its answer is lost', async () => {
  const customerId = await orders('93800006')
  const [placed] = await ledger(customerId)
  const order = `orders.${placed?.orderId}`
  const letters = async () =>
    (await database.db.select().from(orderLetter).where(eq(orderLetter.order, order))).map(
      ({ kind, channel, status }) => `${kind} ${channel} ${status}`,
    )
  const sent = { timeout: 10_000, interval: 200 }
  await expect.poll(letters, sent).toEqual(expect.arrayContaining(['confirmation sms sent', 'confirmation email sent']))
  const content = createEmbeddedContent()
  const later = { ...(await content.orderTerms('nb_NO')), custom_page_title: 'Nye vilkår', paragraphs: [] }
  const deps = {
    ...serviceDeps(database),
    runtime: { ...serviceDeps(database).runtime, now: Date.now },
    content: { ...content, orderTerms: async () => later },
    originOf: () => 'https://portal.example',
  }
  const pdf = pdfText((await readConfirmation(deps, customerId, order, 'nb_NO')) ?? new Uint8Array())
  for (const words of [
    '12 GB',
    placed?.phoneNumber.slice(-2),
    order,
    'Vilkår for mobilabonnement',
    'Fri bruk er inntil',
  ])
    expect(pdf).toContain(words)
  expect(pdf).not.toContain('Nye vilkår')
  const own = createWithdrawals(deps, { entity: customerId, locale: 'nb_NO', address: null })
  expect(await own.list()).toMatchObject([{ order, name: '12 GB', open: true }])
  expect(await own.read(order)).toMatchObject({ state: 'open', bill: { amount: null, currency: 'NOK' } })
  expect(await own.withdraw(order)).toMatchObject({ state: 'withdrawn', receipt: { amount: null } })
  expect((await letters()).filter((letter) => letter.startsWith('withdrawal')).toSorted()).toEqual([
    'withdrawal email waiting',
    'withdrawal sms waiting',
    'withdrawal system waiting',
  ])
  const ask = createPortClient({ base: between.url, secret: SECRET, now: Date.now })
  const acts = { ...embeddedActs(deps), orders: outsideOrders(deps, ask, '') }
  const send = createSendLetter({ ...deps, acts, brand: 'Scoopr', mail: { send: async () => ok('sent') } })
  faults.push('lost')
  const deliver = () => createLetterDelivery(deps, send)(`${order}.withdrawal.0.system`)
  expect([await deliver(), await deliver(), await deliver()]).toEqual(['again', 'done', 'done'])
  expect(await createLetterDelivery(deps, send)(`${order}.withdrawal.0.sms`)).toBe('done')
  expect((await listMessages(deps, '+4793800006'))[0]?.text).toContain('Har avtalen begynt, betaler du for dagene')
  expect(await ledger(customerId)).toMatchObject([{ orderId: placed?.orderId, state: 'ENDED' }])
  const { read } = createOrders({ ...deps, env: { BRAND: 'Scoopr' }, acts }, { id: customerId })
  expect(await read(order)).toMatchObject({ id: order, steps: [{ name: 'received' }, { name: 'ended' }] })
})

test('ORD-04 CALL-07 CALL-08 the calls of a customer list and order at the outside system too', async () => {
  const deps = { ...serviceDeps(database), runtime: { ...serviceDeps(database).runtime, now: Date.now } }
  const kari = await signedInCustomer(deps, '+4793800009')
  const ask = async (path: string, init: RequestInit = { headers: kari.headers }) => {
    const answer = await app.ask(path, init)
    return [answer.status, await answer.json()]
  }
  expect(await ask('/services/mobile/contracts')).toEqual([200, []])
  const [, credit] = await ask('/services/mobile/perform-credit-check?plan=6gb&reason=order')
  const today = osloDay(Date.now())
  const { monthly, setUp } = orderPrice('6gb', 'new', today)
  const order = {
    plan: '6gb',
    numberChoice: 'new',
    street: 'Storgata 1',
    postalCode: '0184',
    city: 'Oslo',
    creditCheckId: credit.id,
    quotedMonthly: toKroner(monthly),
    quotedSetUp: toKroner(setUp),
    catalogueVersion: catalogueVersion(today),
  }
  const ordered = () =>
    ask('/services/mobile/contracts', jsonRequest('POST', order, { ...kari.headers, 'idempotency-key': 'one' }))
  const [status, contract] = await ordered()
  expect([status, contract.subscriptionName]).toEqual([201, 'Provider 6 GB'])
  expect(await ordered()).toEqual([201, contract])
  expect(await ask('/services/mobile/contracts')).toEqual([200, [contract]])
  const [, [subscribed]] = await ask('/services/subscriptions/')
  expect(subscribed).toMatchObject({ id: contract.subscriptionId, product: { kind: 'MOBILE', name: 'Provider 6 GB' } })
  const change = await ask(
    `/services/subscriptions/${contract.subscriptionId}/`,
    jsonRequest('PATCH', { description: 'Mine' }, kari.headers),
  )
  expect([change[0], change[1].code]).toEqual([422, 'not_changed_here'])
  expect(await database.db.$count(mobileOrder)).toBe(0)
})
