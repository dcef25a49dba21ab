import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openInMemory } from '../../db/open-embedded.ts'
import { serviceDeps } from '../../testing/service-deps.ts'
import { findByPhone, personOf } from '../account/find-customer.ts'
import { powerOverviewOf } from '../power/read-power.ts'
import { overviewOf } from '../subscriptions/overview-of.ts'
import { DEMO_CUSTOMERS } from './demo-customers.ts'
import { seedDemo } from './seed-demo.ts'

let database: Database
beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())

test('Scenario: a development database shows every state, and a second start adds nothing', async () => {
  const deps = serviceDeps(database)
  await seedDemo(deps)
  await seedDemo(deps)
  deps.world.pass(6 * 60_000)
  const shown = await Promise.all(
    DEMO_CUSTOMERS.map(async ({ phone }) => {
      const customer = await findByPhone(deps, phone)
      const person = customer && (await personOf(deps, customer.id))
      const overview = customer ? await overviewOf(deps, customer.id) : []
      const of = ({ subscriptionName, state, portation, forChild }: (typeof overview)[number]) =>
        [subscriptionName, state, portation?.state, portation?.reason, forChild].filter(Boolean).join(' ')
      const power = customer ? await powerOverviewOf(deps, customer.id) : []
      return [person?.fullName, person?.generalConsent, ...overview.map(of), ...power.map(({ subscriptionName, state }) => `${subscriptionName} ${state}`)]
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
    ['Anna Svensson', true, 'Timpris ACTIVE'],
    ['Mette Jensen', true, 'Fast pris 12 måneder ORDERED'],
  ])
}, 20_000)
