import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { isRefusal, REFUSALS, waysOn, type Refusal } from '#contracts/products/portation.ts'
import type { Database } from '#server/db/database.ts'
import { overviewOf } from '#server/subscriptions/overview-of.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { readCatalogue } from '#server/translations/po-files.ts'
import { numberRegister, portation, subscription } from '#server/orders/tables.ts'
import {
  MINUTE,
  newNumber,
  orderNumber,
  portingOf,
  type NumberOrder,
  type RegisterRow,
} from './testing/order-number.ts'

let database: Database
let deps: ReturnType<typeof serviceDeps>

beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())
beforeEach(() => {
  deps = serviceDeps(database)
})

const shown = async ({ customer }: NumberOrder) => (await overviewOf(deps, customer))[0]?.portation
const stated = (refusal: Refusal): RegisterRow => ({ refusal })
const PER: RegisterRow = { ownerName: 'Per Berg' }

type Act = (order: NumberOrder) => Promise<unknown>
const again: Act = ({ id, porting }) => porting.tryAgain(id, { ownerName: '', phone: '' })
const withNumber: Act = ({ id, porting }) => porting.tryAgain(id, { ownerName: '', phone: newNumber() })
const onAnotherDay: Act = ({ id, porting }) => porting.chooseDate(id, '2026-03-12')
const withName =
  (ownerName: string): Act =>
  ({ id, porting }) =>
    porting.tryAgain(id, { ownerName, phone: '' })
const settled: Act = async (order) => {
  await database.db.update(numberRegister).set({ refusal: null }).where(eq(numberRegister.phone, order.phone))
  return again(order)
}
const approved: Act = async (order) => {
  await database.db.update(portation).set({ approvedAt: new Date() }).where(eq(portation.subscription, order.id))
  return withName('Per Berg')(order)
}

type Case = { registered: RegisterRow; first?: Refusal; acts: readonly [Act, Refusal | 'scheduled'][] }

/** How each refusal comes about in the register, what is done about it, and how the porting stands after each. */
const CASES: Record<Refusal, Case> = {
  owner_mismatch: { registered: PER, acts: [[approved, 'scheduled']] },
  owner_id_mismatch: {
    registered: { ...stated('owner_id_mismatch'), ownerName: 'Kari Nordmann' },
    acts: [
      [withName('Kari Nordman'), 'owner_id_mismatch'],
      [withName('Kari Nordmann'), 'scheduled'],
    ],
  },
  authority_missing: {
    registered: PER,
    first: 'owner_mismatch',
    acts: [
      [withName('Per Berg'), 'authority_missing'],
      [approved, 'scheduled'],
    ],
  },
  invalid_number: { registered: stated('invalid_number'), acts: [[withNumber, 'scheduled']] },
  number_inactive: { registered: { kind: 'inactive' }, acts: [[withNumber, 'scheduled']] },
  company_number: { registered: { kind: 'company' }, acts: [] },
  already_porting: {
    registered: stated('already_porting'),
    acts: [
      [again, 'already_porting'],
      [settled, 'scheduled'],
    ],
  },
  duplicate_request: { registered: stated('duplicate_request'), acts: [[again, 'scheduled']] },
  wrong_operator: { registered: stated('wrong_operator'), acts: [[again, 'scheduled']] },
  contract_binding: { registered: stated('contract_binding'), acts: [[onAnotherDay, 'scheduled']] },
  court_block: { registered: stated('court_block'), acts: [] },
  date_not_possible: { registered: stated('date_not_possible'), acts: [[onAnotherDay, 'scheduled']] },
  technical: { registered: stated('technical'), acts: [[again, 'scheduled']] },
}

test.each(Object.entries(CASES))(
  'BEY-08 a porting refused for %s says so, and goes on by its way without a new order',
  async (refusal, { registered, first, acts }) => {
    const order = await orderNumber(deps, registered)
    const told = [(await shown(order))?.reason]
    const subscriptions = await database.db.$count(subscription)
    for (const [act] of acts) {
      await act(order)
      deps.runtime.pass(10 * MINUTE)
      const now = await shown(order)
      told.push(now?.reason ?? now?.state)
    }
    expect(told).toEqual([first ?? refusal, ...acts.map(([, after]) => after)])
    expect(await database.db.$count(subscription)).toBe(subscriptions)
    expect((await shown(order))?.steps?.map(({ state, reason }) => reason ?? state)).toEqual(
      told.flatMap((one) => ['submitted', 'sent', ...(isRefusal(one) ? [one] : ['accepted', 'scheduled'])]),
    )
  },
)

test('BEY-08 every refusal has a way on and a text of its own in every language', () => {
  const refusals = Object.keys(REFUSALS)
  for (const locale of LOCALES) {
    const texts = readCatalogue(locale, 'products')
    const said = refusals.map((refusal) => JSON.stringify(texts[`products.port.reason.${refusal}`]))
    expect(new Set(said.filter((text) => text !== undefined)).size).toBe(refusals.length)
  }
  expect(Object.values(REFUSALS).every((ways) => ways.length > 0)).toBe(true)
  expect(waysOn({ state: 'refused', reason: 'something new' })).toEqual(['service'])
})

test('BEY-08 the day of the move is one of the working days of the next month, and only before the move', async () => {
  const order = await orderNumber(deps)
  const { id, porting } = order
  const first = ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-09']
  expect((await shown(order))?.dates?.slice(0, 5)).toEqual(first)
  for (const day of ['2026-03-02', '2026-03-07', '2026-04-02', '2026-06-01', 'soon'])
    expect([day, await porting.chooseDate(id, day)]).toEqual([day, 'badDate'])
  expect(await porting.chooseDate(id, '2026-03-12')).toBe('dateChosen')
  deps.runtime.pass(10 * MINUTE)
  expect(await shown(order)).toMatchObject({ state: 'scheduled', date: '2026-03-12' })
  deps.runtime.pass(10 * 86_400_000)
  expect(await shown(order)).toMatchObject({ state: 'done', date: '2026-03-12' })
  expect(await porting.chooseDate(id, '2026-03-20')).toBe('notNow')
})

test('BEY-08 what is corrected is checked, and nobody acts on another customer’s porting', async () => {
  const { id, porting } = await orderNumber(deps, PER)
  const written = [
    { ownerName: '', phone: '' },
    { ownerName: 'Per', phone: '' },
    { ownerName: '', phone: '22 33 44 55' },
  ]
  expect(await Promise.all(written.map((one) => porting.tryAgain(id, one)))).toEqual([
    'unchanged',
    'badName',
    'badNumber',
  ])
  const other = await signedInCustomer(deps, newNumber())
  for (const stranger of [portingOf(deps, other.id), portingOf(deps, undefined)])
    expect([
      await stranger.askOwner(id),
      await stranger.chooseDate(id, '2026-03-12'),
      await stranger.tryAgain(id, { ownerName: 'Per Berg', phone: '' }),
    ]).toEqual(['notNow', 'notNow', 'notNow'])
  expect(await porting.tryAgain(id, { ownerName: 'Per Berg', phone: '' })).toBe('sentAgain')
  expect(await porting.tryAgain(id, { ownerName: 'Ola Hansen', phone: '' })).toBe('notNow')
})

test('BEY-08 a number that is already with us cannot be brought along again', async () => {
  const first = await orderNumber(deps)
  const { id, porting } = await orderNumber(deps, stated('invalid_number'))
  expect(await porting.tryAgain(id, { ownerName: '', phone: first.phone })).toBe('numberHere')
})
