import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { Identity } from '#server/gateways/identity/port.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { readPortation } from '#server/orders/embedded-mobile.ts'
import { portationApproval } from '#server/orders/tables.ts'
import { APPROVAL_PATH } from './approvals.ts'
import { ownerRoutes } from './owner-routes.ts'
import { HERE, MINUTE, newNumber, orderNumber, type NumberOrder } from './testing/order-number.ts'

const BACK = '/services/identity-return'
const PER = { ownerName: 'Per Berg' }

let database: Database
let deps: ReturnType<typeof serviceDeps>

beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())
beforeEach(() => {
  deps = serviceDeps(database)
})

const stateOf = async ({ customer, phone }: NumberOrder) => (await readPortation(deps, customer, phone))?.state

async function linkTo(phone: string): Promise<string> {
  const [message] = await listMessages(deps, phone)
  return /https:\S+/.exec(message?.text ?? '')?.[0] ?? ''
}

function ownerApp(name: string) {
  const [firstName = '', ...rest] = name.split(' ')
  const lastName = rest.pop() ?? ''
  const person: Identity = {
    name: { firstName, lastName, ...(rest.length > 0 && { middleName: rest.join(' ') }) },
    nationalId: '11876200017',
    birthDate: '1962-07-11',
  }
  const owner = ownerRoutes({
    ...deps,
    brand: 'Scoopr',
    localeOf: () => 'nb_NO',
    originOf: () => HERE,
    bankIdAt: () => ({
      addressOf: async ({ state }) => `https://bankid.example/?state=${state}`,
      identityOf: async () => person,
    }),
    formTargets: ['https://bankid.example'],
  })
  return new Hono()
    .route(APPROVAL_PATH, owner.page)
    .get(BACK, owner.back)
    .get(BACK, (c) => c.text('passed on'))
}

/** Leaves for BankID from the link's page and comes back; `elsewhere`: in another browser. Returns where that leads. */
async function approveBy(link: string, name: string, { elsewhere = false, error = '' } = {}): Promise<string> {
  const app = ownerApp(name)
  const left = await app.request(link, { method: 'POST' })
  const cookie = left.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const state = new URL(left.headers.get('location') ?? '', HERE).searchParams.get('state')
  const query = error ? `error=${error}` : 'code=c'
  const back = await app.request(`${BACK}?state=${state}&${query}`, elsewhere ? {} : { headers: { cookie } })
  return back.headers.get('location') ?? (await back.text())
}

test('BEY-08 only the registered owner approves, in the browser that left for BankID; then the porting goes on', async () => {
  const order = await orderNumber(deps, PER)
  expect(await order.porting.askOwner(order.id)).toBe('ownerAsked')
  const link = await linkTo(order.phone)
  const page = await ownerApp('Per Berg').request(link)
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://bankid.example")
  expect(await page.text()).not.toContain('Per Berg')
  expect(await approveBy(link, 'Kari Nordmann')).toContain('?ended=wrongPerson')
  expect(await approveBy(link, 'Per Berg', { error: 'access_denied' })).toContain('?ended=cancelled')
  expect(await approveBy(link, 'Per Berg', { elsewhere: true })).toBe('passed on')
  expect(await stateOf(order)).toBe('refused')
  expect(await approveBy(link, 'Per Olav Berg')).toBe(new URL(link).pathname)
  expect(await (await ownerApp('Per Berg').request(link)).text()).toContain('Du har godkjent flyttingen')
  expect((await ownerApp('Per Berg').request(link, { method: 'POST' })).status).toBe(410)
  deps.runtime.pass(10 * MINUTE)
  expect(await stateOf(order)).toBe('scheduled')
})

test('BEY-08 a link is stored as a hash, and worth nothing after a week or once the number was corrected', async () => {
  const { id, porting, phone } = await orderNumber(deps, PER)
  expect(await porting.askOwner(id)).toBe('ownerAsked')
  const link = await linkTo(phone)
  const stored = await database.db.select().from(portationApproval).where(eq(portationApproval.subscription, id))
  expect(JSON.stringify(stored)).not.toContain(link.split('/').at(-1))
  deps.runtime.pass(7 * 86_400_000)
  expect((await ownerApp('Per Berg').request(link)).status).toBe(410)
  expect(await porting.askOwner(id)).toBe('ownerAsked')
  const another = await linkTo(phone)
  expect(await porting.tryAgain(id, { ownerName: '', phone: newNumber() })).toBe('sentAgain')
  expect((await ownerApp('Per Berg').request(another)).status).toBe(410)
  expect((await ownerApp('Per Berg').request(`${APPROVAL_PATH}/${'a'.repeat(43)}`)).status).toBe(410)
})

test('BEY-08 the owner is sent three links a day at most', async () => {
  const { id, porting } = await orderNumber(deps, PER)
  const sent = []
  for (let n = 0; n < 4; n += 1) sent.push(await porting.askOwner(id))
  expect(sent).toEqual(['ownerAsked', 'ownerAsked', 'ownerAsked', 'tooMany'])
})
