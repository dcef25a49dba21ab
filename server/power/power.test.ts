import type { Text } from '#locales/message-id.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { powerCatalogueVersion, powerPrice } from '#contracts/catalogue/power.ts'
import type { PowerOrderRequest } from '#contracts/chat/power-order.ts'
import { powerSubscriptionOf } from '#contracts/products/usage.ts'
import { meteringPointFrom, readMeteringPoint } from '#contracts/kernel/metering-point.ts'
import type { Database } from '#server/db/database.ts'
import { invoice } from '#server/billing/tables.ts'
import { meterRegister } from './tables.ts'
import { meterValue } from '#server/usage/tables.ts'
import { powerEffects } from '#server/brain/effects/create-effects.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { wordsOf } from '#server/billing/invoice-sheet.ts'
import { runBilling } from '#server/billing/run-billing.ts'
import { listSubscriptions } from '#server/subscriptions/embedded-subscriptions.ts'
import { addressKey, findMeter } from './find-meter.ts'
import { placePowerOrder } from './place-power-order.ts'
import { readPowerUsage } from './read-power-usage.ts'
import { powerOverviewOf } from './read-power.ts'

const origin = { channel: 'chat', session: 'none', locale: 'sv_SE' } as const
const HOME = { street: 'Götgatan 12B', postalCode: '11846' }

eachDatabase('power', (open) => {
  let database: Database
  let deps: ReturnType<typeof serviceDeps>
  let request: PowerOrderRequest
  let customers = 0

  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    deps = serviceDeps(database)
    customers += 1
    const { id } = await signedInCustomer(deps, `+467017406${String(customers).padStart(2, '0')}`)
    request = {
      powerAgreement: 'se-timpris',
      priceArea: 'SE3',
      meteringPoint: meteringPointFrom('SE', String(customers)),
      ...HOME,
      city: 'Stockholm',
      powerReason: 'switch',
      currentSupplier: 'Nordkraft',
      startDate: '2026-03-16',
      powerOfAttorney: true,
      customerId: id,
      quotedPerKwh: 690,
      quotedMonthly: 3_900,
      catalogueVersion: powerCatalogueVersion('2026-03-01'),
    }
  })
  const place = (key: string, more: Partial<PowerOrderRequest> = {}) =>
    placePowerOrder(deps, { ...request, ...more }, `${request.customerId}:${key}`, origin)

  test('FLOW-06 an order makes one subscription, however often it is sent, among the customer’s others', async () => {
    const [placed, again] = await Promise.all([place('1'), place('1')])
    expect(placed).toEqual({ outcome: 'placed', orderId: expect.any(String) })
    expect(again).toEqual(placed)
    const { meteringPoint, customerId } = request
    expect(await listSubscriptions(deps, customerId)).toEqual([
      {
        id: expect.any(String),
        product: { kind: 'POWER', name: 'Månadsmedelpris' },
        state: 'ORDERED',
        country: 'SE',
        description: '',
        created: '2026-03-02T09:00:00.000Z',
        contract: {
          id: placed.outcome === 'placed' && placed.orderId,
          entity: { id: customerId, name: 'Kari Nordmann' },
        },
        asset: {
          foreignId: meteringPoint,
          address: { place: 'Stockholm', code: '11846', addressLines: ['Götgatan 12B'] },
        },
      },
    ])
    deps.runtime.pass(14 * 86_400_000)
    expect(await powerOverviewOf(deps, customerId)).toEqual([
      {
        id: expect.any(String),
        orderId: placed.outcome === 'placed' && placed.orderId,
        subscriptionName: 'Månadsmedelpris',
        agreement: 'se-timpris',
        kind: 'monthly',
        state: 'ACTIVE',
        address: 'Götgatan 12B, 118 46 Stockholm',
        meteringPoint,
        perKwh: 690,
        monthly: 3_900,
        currency: 'SEK',
        startDate: '2026-03-16',
        created: '2026-03-02T09:00:00.000Z',
      },
    ])
    const kept = (await database.db.query.powerOrder.findMany()).find(({ legalEntity }) => legalEntity === customerId)
    expect(kept?.evidence).toMatchObject({
      quoted: { perKwh: 690, monthly: 3_900, currency: 'SEK' },
      powerOfAttorney: true,
      at: '2026-03-02T09:00:00.000Z',
    })
  })

  test('INV-03 USE-03 an agreement that follows the exchange says that it is the average of the month, and page and invoice tell the same price, use and cost', async () => {
    await place('a')
    const { meteringPoint = '', customerId } = request
    await database.db.insert(meterValue).values({
      id: meteringPoint,
      meteringPoint,
      month: '2026-04',
      wattHours: 412_340,
      receivedAt: new Date('2026-05-01T09:00:00Z'),
    })
    deps.runtime.pass(70 * 86_400_000)
    await runBilling(deps, '2026-04')
    const [shown] = (await readPowerUsage(deps, customerId)).map(powerSubscriptionOf)
    const [row] = await database.db.select().from(invoice).where(eq(invoice.legalEntity, customerId))
    const line = row?.lines.find(({ label }) => label === 'energyAverage')
    const wording = {
      locale: 'sv_SE' as const,
      currency: 'SEK' as const,
      day: (day: string) => day,
      say: ((id, ...values) => deps.translate('sv_SE', id, ...values)) satisfies Text,
    }
    expect(line && wordsOf(line, wording)).toEqual({
      what: 'El: elbörsens snitt för månaden 57,23\u00a0öre/kWh + påslag 6,90\u00a0öre/kWh',
      quantity: '412,34 kWh',
      price: '64,13\u00a0öre/kWh',
    })
    expect(shown).toMatchObject({ rate: 64.13, monthUsage: 412.34, balance: 264.43 })
    expect(line?.amount).toBe(26_443)
  })

  test('BEY-07 an order at another price than the catalogue’s is refused', async () => {
    for (const more of [{ quotedPerKwh: 1 }, { quotedMonthly: 0 }, { catalogueVersion: 'old' }])
      expect(await place('1', more)).toEqual({ outcome: 'priceChanged' })
    expect(await place('1', { priceArea: 'DK1' })).toEqual({ outcome: 'invalid', fault: 'not_sold_there' })
    expect(await listSubscriptions(deps, request.customerId)).toEqual([])
  })

  test('FLOW-06 an impossible start day is not ordered: 14 days for a switch, the next day for moving in', async () => {
    expect(await place('1', { startDate: '2026-03-15' })).toEqual({ outcome: 'tooSoon' })
    expect(await place('1', { startDate: '2027-03-15' })).toEqual({ outcome: 'tooSoon' })
    expect(await place('1', { powerReason: 'move', startDate: '2026-03-02' })).toEqual({ outcome: 'tooSoon' })
    expect(await place('1', { powerReason: 'move', startDate: '2026-03-03' })).toMatchObject({ outcome: 'placed' })
  })

  test('FLOW-06 a metering point has one agreement, and so has a home whose metering point is not known yet', async () => {
    expect(await place('1')).toMatchObject({ outcome: 'placed' })
    expect(await place('2')).toEqual({ outcome: 'alreadyCustomer' })
    const { meteringPoint: _, ...unknown } = request
    const later = (key: string) =>
      placePowerOrder(deps, { ...unknown, street: 'Hornsgatan 3' }, `${request.customerId}:${key}`, origin)
    expect(await later('3')).toMatchObject({ outcome: 'placed' })
    expect(await later('4')).toEqual({ outcome: 'alreadyCustomer' })
    expect((await powerOverviewOf(deps, request.customerId)).map(({ meteringPoint }) => meteringPoint).sort()).toEqual([
      request.meteringPoint,
      undefined,
    ])
  })

  test('FLOW-06 the metering point of an address is found, however the address is written; several or none where the register says so', async () => {
    const found = await findMeter(deps, 'SE', HOME)
    expect(found).toEqual(await findMeter(deps, 'SE', { street: ' götgatan 12 b ', postalCode: '118 46' }))
    expect(found.outcome === 'found' && readMeteringPoint(found.meteringPoint, 'SE')).toBeTruthy()
    const flats = { street: 'Storgatan 1', postalCode: '11120' }
    const key = addressKey('SE', flats)
    const points = ['71', '72'].map((own) => meteringPointFrom('SE', own))
    await database.db.insert(meterRegister).values(
      points.map((meteringPoint, n) => ({
        id: `${customers}:${n}`,
        addressKey: key,
        place: `lgh 110${n}`,
        meteringPoint,
      })),
    )
    await database.db.insert(meterRegister).values({
      id: `${customers}:none`,
      addressKey: addressKey('DK', { street: 'Landevejen 9', postalCode: '9990' }),
      place: '',
      meteringPoint: null,
    })
    expect(await findMeter(deps, 'SE', flats)).toEqual({
      outcome: 'several',
      meteringPoints: points.map((meteringPoint, n) => ({ meteringPoint, place: `lgh 110${n}` })),
    })
    expect(await findMeter(deps, 'DK', { street: 'landevejen 9', postalCode: '9990' })).toEqual({ outcome: 'notFound' })
  })

  test('FLOW-06 an order placed without a metering point asks customer service to find it, once', async () => {
    const { meteringPoint: _unknown, ...unfound } = request
    const context = {
      key: `${request.customerId}:later`,
      session: { id: 's', visitor: null, address: null, provenNumbers: [], customerId: null, locale: 'sv_SE' as const },
    }
    const order = powerEffects(deps)['power.order']
    expect((await order(unfound, context)).outcome).toBe('placed')
    expect((await order(unfound, context)).outcome).toBe('placed')
    const asked = (await database.db.query.leads.findMany()).filter(
      ({ customerId }) => customerId === request.customerId,
    )
    expect(asked).toMatchObject([
      {
        kind: 'callback',
        phone: expect.stringMatching(/^\+46/),
        details: {
          about: 'power order without metering point',
          answers: expect.arrayContaining([{ label: 'start', value: '2026-03-16' }]),
        },
      },
    ])
  })

  test('FLOW-06 area and metering point are looked up in the conversation’s own country', async () => {
    const ask = (locale: 'sv_SE' | 'da_DK' | 'nb_NO', postalCode: string) =>
      powerEffects(deps)['metering.find'](
        { street: 'Lindvej 4', postalCode },
        { key: 'k', session: { id: 's', visitor: null, address: null, provenNumbers: [], customerId: null, locale } },
      )
    expect((await ask('da_DK', '8000')).gives).toMatchObject({
      priceArea: 'DK1',
      meteringPoint: expect.stringMatching(/^57\d{16}$/),
    })
    expect((await ask('sv_SE', '21122')).gives).toMatchObject({
      priceArea: 'SE4',
      meteringPoint: expect.stringMatching(/^73\d{16}$/),
    })
    expect(await ask('nb_NO', '0150')).toEqual({ outcome: 'notFound' })
    expect(powerPrice('se-fast-12', 'SE4', '2026-03-01')).toBeDefined()
  })
})
