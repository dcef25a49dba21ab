import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { insuranceItem } from '#server/usage/tables.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'

const portal = portalForTests()
let kari: Awaited<ReturnType<typeof signedInCustomer>>
let other: Awaited<ReturnType<typeof signedInCustomer>>
beforeAll(async () => {
  const deps = { ...serviceDeps(portal.database), runtime: { ...serviceDeps(portal.database).runtime, now: Date.now } }
  kari = await signedInCustomer(deps, '+4794000001')
  other = await signedInCustomer(deps, '+4794000002')
  await portal.database.db.insert(insuranceItem).values([
    { id: 'in1', legalEntity: kari.id, productType: 'car', numberOfItems: 2, since: '2024-01-01' },
    {
      id: 'in2',
      legalEntity: kari.id,
      productType: 'travel',
      numberOfItems: 1,
      since: '2024-01-01',
      until: '2025-01-01',
    },
  ])
}, 60_000)

test('PROD-03 the insurer’s page in development lists exactly the signed-in customer’s insurances', async () => {
  const shown = async (authorization = '') => {
    const answer = await portal.app.ask('/services/insurer', {
      headers: { cookie: `prat_login=${authorization.replace('Bearer ', '')}` },
      redirect: 'manual',
    })
    return [answer.status, (await answer.text()).replace(/<style.*?<\/style>|<[^>]*>/gs, ' ').replace(/\s+/g, ' ')]
  }
  expect(await shown(kari.headers['authorization'])).toEqual([
    200,
    expect.stringContaining('Bil Antall 2 Status Gjelder Reise Antall 1 Status Avsluttet'),
  ])
  expect(await shown(other.headers['authorization'])).toEqual([
    200,
    expect.stringContaining('Du har ingen forsikringer her.'),
  ])
  const boat = { id: 'in-boat', legalEntity: kari.id, productType: 'boat', numberOfItems: 1, since: '2026-01-01' }
  await portal.database.db.insert(insuranceItem).values(boat)
  expect(await shown(kari.headers['authorization'])).toEqual([200, expect.stringContaining('boat Antall 1')])
  await portal.database.db.delete(insuranceItem).where(eq(insuranceItem.id, boat.id))
  expect((await shown())[0]).toBe(302)
})

test('CALL-12 insurances at the partner: active and ended', async () => {
  expect(
    await (await portal.app.ask('/services/insurance/customer/insurances', { headers: kari.headers })).json(),
  ).toEqual([
    { accountId: kari.id, id: 'in1', productType: 'car', numberOfItems: 2, status: 'Active' },
    { accountId: kari.id, id: 'in2', productType: 'travel', numberOfItems: 1, status: 'Ended' },
  ])
})
