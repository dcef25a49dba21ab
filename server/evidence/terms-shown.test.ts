import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { powerCatalogueVersion } from '#contracts/catalogue/power.ts'
import { placePowerOrder } from '#server/power/place-power-order.ts'
import { powerOrder } from '#server/power/tables.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { readEvidence } from './read-evidence.ts'

test.each([
  ['sv_SE', 'Villkor för elavtal', 'Villkor för ditt konto hos Scoopr', ['14 dagars betalningstid', 'i 14 dagar']],
  ['da_DK', 'Vilkår for elaftaler', 'Vilkår for din konto hos Scoopr', ['14 dages betalingsfrist', 'i 14 dage']],
] as const)(
  'BEY-05 in %s an order of power accepts the terms of power and those of the account',
  async (locale, power, account, said) => {
    const database = await openInMemory()
    const deps = serviceDeps(database)
    const { id: customerId } = await signedInCustomer(deps, '+46701740600')
    const request = {
      powerAgreement: 'se-timpris' as const,
      priceArea: 'SE3' as const,
      street: 'Götgatan 12B',
      postalCode: '11846',
      city: 'Stockholm',
      powerReason: 'switch' as const,
      currentSupplier: 'Nordkraft',
      startDate: '2026-03-16',
      powerOfAttorney: true as const,
      customerId,
      quotedPerKwh: 690,
      quotedMonthly: 3_900,
      catalogueVersion: powerCatalogueVersion('2026-03-01'),
    }
    const placed = await placePowerOrder(deps, request, 'terms', { channel: 'chat', session: 'none', locale })
    const order = placed.outcome === 'placed' ? placed.orderId : ''
    const evidence = await readEvidence(deps, customerId, order)
    const { documents = [] } = evidence?.content.terms ?? {}
    expect(documents.map(({ name, title, lang }) => [name, title, lang])).toEqual([
      ['power-terms', power, undefined],
      ['consent-terms', account, undefined],
    ])
    const text = evidence?.documents[documents[0]?.sha256 ?? '']
    for (const words of said) expect(text).toContain(words)
    const [kept] = await database.db.select().from(powerOrder).where(eq(powerOrder.id, order))
    expect(kept?.evidence).toMatchObject({ terms: { version: 'power-terms:2026-11-23' } })
    await database.close()
  },
)
