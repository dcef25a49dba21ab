import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { strFromU8 } from 'fflate'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { meteringPointFrom } from '#contracts/kernel/metering-point.ts'
import { powerCatalogueVersion } from '#contracts/catalogue/power.ts'
import type { OrderView } from '#contracts/orders/order-view.ts'
import { canonicalJson } from '#server/evidence/chain.ts'
import { verifyChain } from '#server/evidence/verify-chain.ts'
import { placePowerOrder } from '#server/power/place-power-order.ts'
import { embeddedActs } from '#server/ports/choose-ports.ts'
import { erase } from '#server/privacy/erase.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { orderByChat } from '#server/testing/order-by-chat.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { createOrders } from './create-orders.ts'
import { mobileOrder } from './tables.ts'

const portal = portalForTests()
let deps: ReturnType<typeof serviceDeps>
let ordered: { id: string; customer: string }

beforeAll(async () => {
  deps = serviceDeps(portal.database)
  deps.runtime.pass(Date.now() - deps.runtime.now())
  const caller = chatCaller(portal.app.ask, 'evidence')
  await caller.begin('mobile_onboarding', 'init')
  const outbox = async (phone: string) =>
    (await portal.app.ask(`/services/sms/outbox?phoneNumber=${encodeURIComponent(phone)}`)).json()
  await orderByChat(caller, '93455711', outbox, ['3gb', 'new'])
  const [row] = await portal.database.db
    .select()
    .from(mobileOrder)
    .where(sql`${mobileOrder.key} like ${`${caller.session().id}:%`}`)
  deps.runtime.pass(60_000)
  ordered = { id: row?.id ?? '', customer: row?.legalEntity ?? '' }
})

const Evidence = v.object({
  row: v.looseObject({ content: v.string(), previousHash: v.string() }),
  rowHash: v.string(),
  personal: v.object({
    salt: v.string(),
    parts: v.object({
      legalEntity: v.string(),
      shown: v.array(v.looseObject({ text: v.string() })),
      answers: v.array(v.looseObject({ answer: v.string(), chosen: v.optional(v.string()) })),
      delivery: v.looseObject({}),
    }),
  }),
  documents: v.record(v.string(), v.string()),
})
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const ordering = () => ({ ...deps, acts: embeddedActs(deps) })
const own = () => createOrders(ordering(), { id: ordered.customer })
const shown = (order: OrderView | 'unreached' | undefined) => (order === 'unreached' ? undefined : order)
const stepsOf = (order: OrderView | undefined) => order?.steps.map(({ name, state }) => [name, state])

test('BEY-05 an order by chat keeps what was shown, the terms of mobile with version and hash, every answer, and the flow’s version', async () => {
  const file = await own().file(ordered.id, 'evidence.json')
  const { row, rowHash, personal, documents } = v.parse(
    Evidence,
    JSON.parse(strFromU8(file?.bytes ?? new Uint8Array())),
  )
  const content = JSON.parse(row.content)
  expect(content).toMatchObject({
    channel: 'chat',
    locale: 'nb_NO',
    flow: { name: 'mobile_onboarding', version: expect.stringMatching(/./) },
    ordered: { plan: '3gb', numberChoice: 'new' },
    price: { currency: 'NOK', amounts: { monthly: 27_900, setUp: 19_900 } },
    terms: { documents: [{ name: 'order-terms', version: '2026-11-23' }, { name: 'consent-terms' }] },
  })
  expect(Object.entries(documents).map(([hash, text]) => hash === sha256(text))).toEqual([true, true])
  expect(row.content).not.toMatch(/Nordmann|93455711|Storgata/)
  expect(JSON.stringify(personal.parts.shown)).toMatch(/Bestill og betal.*|279.kr/)
  expect(personal.parts.answers.map(({ chosen, answer }) => chosen ?? answer)).toEqual(
    expect.arrayContaining(['3gb', 'new', 'confirm', '••••••']),
  )
  expect(sha256(canonicalJson(row))).toBe(rowHash)
  expect(
    Object.entries(personal.parts)
      .map(([, part]) => sha256(`${personal.salt}\n${canonicalJson(part)}`))
      .toSorted(),
  ).toEqual(Object.values(content.personal).toSorted())
})

test('BEY-05 the evidence can be read as a PDF in the language of the order', async () => {
  const file = await own().file(ordered.id, 'evidence.pdf')
  const text = pdfText(file?.bytes ?? new Uint8Array())
  for (const words of ['Bevis for bestillingen', '3 GB', 'Bestill og betal', 'Vilkår for mobilabonnement', '279'])
    expect(text).toContain(words)
})

test('ORD-03 the order page tells each step with its time, what it costs and what can be done', async () => {
  const order = shown(await own().read(ordered.id))
  expect(order).toMatchObject({
    product: 'mobile',
    name: '3 GB',
    prices: [
      { name: 'monthly', amount: 27_900 },
      { name: 'setUp', amount: 19_900 },
    ],
    files: ['evidence.pdf', 'evidence.json'],
  })
  expect(order?.actions.map(({ name }) => name)).toContain('product')
  expect(stepsOf(order)?.slice(0, 2)).toEqual([
    ['creditChecked', 'done'],
    ['received', 'done'],
  ])
  expect(order?.steps.at(-1)).toEqual({
    name: 'active',
    state: expect.stringMatching(/next|later/),
    day: expect.any(String),
  })
})

test('ORD-03 SEC-02 the order of another customer is answered like one that does not exist', async () => {
  for (const orders of [createOrders(ordering(), { id: 'another' }), createOrders(ordering(), undefined)])
    expect([await orders.read(ordered.id), await orders.file(ordered.id, 'evidence.json')]).toEqual([
      undefined,
      undefined,
    ])
})

test('ORD-03 BEY-05 an order of power has its own steps, and its evidence', async () => {
  const { id } = await signedInCustomer(deps, '+46701740699')
  const today = new Date(deps.runtime.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const placed = await placePowerOrder(
    deps,
    {
      powerAgreement: 'se-timpris',
      priceArea: 'SE3',
      meteringPoint: meteringPointFrom('SE', '77'),
      street: 'Götgatan 12B',
      postalCode: '11846',
      city: 'Stockholm',
      powerReason: 'switch',
      startDate: today,
      powerOfAttorney: true,
      customerId: id,
      quotedPerKwh: 690,
      quotedMonthly: 3_900,
      catalogueVersion: powerCatalogueVersion(new Date(deps.runtime.now()).toISOString().slice(0, 10)),
    },
    'power',
    { channel: 'api', locale: 'sv_SE' },
  )
  const orders = createOrders(ordering(), { id })
  const order = placed.outcome === 'placed' ? shown(await orders.read(placed.orderId)) : undefined
  expect(stepsOf(order)).toEqual([
    ['received', 'done'],
    ['meterFound', 'done'],
    ['supplierTold', 'next'],
    ['active', 'later'],
  ])
  expect(order?.files).toEqual(['evidence.pdf', 'evidence.json'])
})

test('BEY-05 ACC-04 once the customer is erased, the chain still verifies', async () => {
  await erase(deps, ordered.customer)
  const { broken, count } = await verifyChain(portal.database)
  expect([broken, count]).toEqual([undefined, expect.any(Number)])
  const { rows } = await portal.database.db.execute(sql`select * from evidence_chain`)
  expect(JSON.stringify(rows)).not.toMatch(/Storgata 1|93455711/)
})
