import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { findByPhone, personOf } from '#server/accounts/find-customer.ts'
import { readInvoices } from '#server/billing/read-invoices.ts'
import { readInsurance } from '#server/insurance/read-insurance.ts'
import { readPowerUsage } from '#server/power/read-power-usage.ts'
import { readMobileUsage } from '#server/usage/read-mobile-usage.ts'
import { powerOverviewOf } from '#server/power/read-power.ts'
import { listWork } from '#server/staff/work-items.ts'
import { overviewOf } from '#server/subscriptions/overview-of.ts'
import { DEMO_CUSTOMERS } from './demo-customers.ts'
import { seedDemo } from './seed-demo.ts'

let database: Database
beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())

test('Scenario: a development database shows every state, leaves staff one refused porting, and a second start adds nothing', async () => {
  const deps = serviceDeps(database)
  await seedDemo(deps)
  await seedDemo(deps)
  deps.runtime.pass(6 * 60_000)
  expect((await listWork(deps)).map(({ kind }) => kind)).toEqual(['porting'])
  const shown = await Promise.all(
    DEMO_CUSTOMERS.map(async ({ phone }) => {
      const customer = await findByPhone(deps, phone)
      const person = customer && (await personOf(deps, customer.id))
      const overview = customer ? await overviewOf(deps, customer.id) : []
      const of = ({ subscriptionName, state, portation, forChild }: (typeof overview)[number]) =>
        [subscriptionName, state, portation?.state, portation?.reason, forChild].filter(Boolean).join(' ')
      const power = customer ? await powerOverviewOf(deps, customer.id) : []
      return [
        person?.fullName,
        person?.generalConsent,
        ...overview.map(of),
        ...power.map(({ subscriptionName, state }) => `${subscriptionName} ${state}`),
      ]
    }),
  )
  expect(shown).toEqual([
    ['Kari Nordmann', true, 'Mobilt Bredbånd ACTIVE', '3 GB ACTIVE done', '12 GB ACTIVE'],
    ['Ola Hansen', true, '6 GB ORDERED accepted'],
    ['Ingrid Berg', true, '1 GB ORDERED refused owner_mismatch'],
    ['Lars Johansen', true, '30 GB ACTIVE done'],
    ['Nora Lie', true, 'Barn 1 GB ACTIVE Iben Lie', '30 GB ACTIVE'],
    ['Emil Dahl', true],
    ['Sara Moen', true],
    ['Jonas Vik', false, '2 GB ACTIVE'],
    ['Silje Haugen', true, '2 GB ACTIVE', '6 GB ACTIVE'],
    ['Henrik Aas', true, '500 MB ACTIVE'],
    ['Thomas Nordmann', true],
    ['Berit Solheim', true, 'Flex Zero ACTIVE'],
    ['Marit Foss', true, 'Mobilt Bredbånd ACTIVE'],
    ['Anna Svensson', true, 'Månadsmedelpris ACTIVE'],
    ['Erik Lindqvist', true, 'Fast pris 12 månader ACTIVE'],
    ['Mette Jensen', true, 'Fast pris 12 måneder ORDERED'],
    ['Søren Madsen', true, 'Månedsgennemsnit ACTIVE'],
  ])
}, 60_000)

test('USE-01 INV-01 the demo customers show every state of use and invoices, billed by the real run', async () => {
  const deps = serviceDeps(database)
  const of = async (phone: string) => (await findByPhone(deps, phone))?.id ?? ''
  const [kari, nora, silje, henrik, thomas, berit] = await Promise.all(
    ['01', '05', '09', '10', '11', '12'].map((end) => of(`+47900000${end}`)),
  )
  const use = async (id = '') =>
    (await readMobileUsage(deps, id)).map(({ plan, failSync, isOwner, usage }) => [
      plan,
      failSync,
      isOwner,
      usage[0]?.serviceStatus,
    ])
  const bills = async (id = '', provider: 'eRate' | 'esn' = 'eRate') =>
    (await readInvoices(deps, id, provider)).map(({ totalAmount, paid }) => [Math.sign(totalAmount), paid].join(' '))
  expect(await use(silje)).toEqual([
    ['2gb', false, true, 'ACTIVE'],
    ['6gb', true, true, undefined],
  ])
  expect([await use(henrik), (await use(nora))[0]]).toEqual([
    [['500mb', false, true, 'THROTTLED']],
    ['barn-1gb', false, true, 'THROTTLED'],
  ])
  expect(await use(thomas)).toEqual([['3gb', false, false, 'ACTIVE']])
  expect((await use(kari)).map(([plan]) => plan)).toEqual(['mobilt-bredband', '3gb', '12gb'])
  expect([await bills(thomas), await bills(kari)]).toEqual([[], ['1 UNPAID', '1 PAID', '1 PAID']])
  expect((await bills(nora)).length).toBeGreaterThan(5)
  expect((await bills(henrik)).slice(0, 4)).toEqual(['1 UNPAID', '1 UNPAID', '1 UNPAID', '1 PAID'])
  expect((await bills(henrik)).length).toBeGreaterThan(12)
  expect(await bills(berit)).toEqual(['0 PAID', '-1 PAID', '0 PAID', '0 PAID', '1 PAID'])
  const [anna, erik] = [await of('+46701740605'), await of('+46701740606')]
  expect([
    (await readPowerUsage(deps, anna))[0]?.usage.length,
    (await readPowerUsage(deps, erik))[0]?.usage.length,
  ]).toEqual([6, 1])
  expect((await bills(anna, 'esn')).slice(0, 2)).toEqual(['1 UNPAID', '1 PAID'])
  expect((await readInsurance(deps, await of('+4790000004'))).map(({ status }) => status).sort()).toEqual([
    'Active',
    'Active',
    'Ended',
  ])
})
