import { priceAreaOf, type PowerCountry } from '#contracts/catalogue/power-area.ts'
import {
  powerCatalogueVersion,
  powerAgreementOf,
  powerPrice,
  startWindow,
  type PowerAgreementId,
} from '#contracts/catalogue/power.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { meteringPointFrom } from '#contracts/kernel/metering-point.ts'
import { meterRegister } from '#server/power/tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { EvidenceDeps } from '#server/evidence/record-order.ts'
import { addressKey, findMeter } from '#server/power/find-meter.ts'
import { placePowerOrder } from '#server/power/place-power-order.ts'

const DEMO_METERS: readonly { country: PowerCountry; street: string; postalCode: string; places: readonly string[] }[] =
  [
    { country: 'SE', street: 'Storgatan 1', postalCode: '11120', places: ['lgh 1001', 'lgh 1101', 'lgh 1102'] },
    { country: 'SE', street: 'Landsvägen 9', postalCode: '98138', places: [] },
    { country: 'DK', street: 'Bredgade 1', postalCode: '1260', places: ['st. tv.', '1. th.'] },
    { country: 'DK', street: 'Landevejen 9', postalCode: '9990', places: [] },
  ]

export async function seedMeters({ database }: StoreDeps): Promise<void> {
  const rows = DEMO_METERS.flatMap(({ country, places, ...address }, at): (typeof meterRegister.$inferInsert)[] => {
    const key = addressKey(country, address)
    const flats = places.map((place, n) => ({
      id: `${key}:${n}`,
      addressKey: key,
      place,
      meteringPoint: meteringPointFrom(country, `90${at}${n}`),
    }))
    return places.length > 0 ? flats : [{ id: key, addressKey: key, place: '', meteringPoint: null }]
  })
  await database.db.insert(meterRegister).values(rows).onConflictDoNothing()
}

type DemoPower = {
  agreement: PowerAgreementId
  customerId: string
  locale: Locale
  street: string
  postalCode: string
  city: string
}

export async function seedPower(
  deps: EvidenceDeps,
  { agreement, customerId, locale, ...home }: DemoPower,
  key: string,
): Promise<void> {
  const { country } = powerAgreementOf(agreement)
  const priceArea = priceAreaOf(country, home.postalCode)
  const today = osloDay(deps.runtime.now())
  const price = powerPrice(agreement, priceArea, today)
  const found = await findMeter(deps, country, home)
  if (!price) throw new Error(`${agreement} is not sold in ${priceArea}`)
  const placed = await placePowerOrder(
    { ...deps, letterQueue: undefined },
    {
      ...home,
      customerId,
      priceArea,
      powerAgreement: agreement,
      ...(found.outcome === 'found' && { meteringPoint: found.meteringPoint }),
      powerReason: 'switch',
      startDate: startWindow('switch', today).earliest,
      powerOfAttorney: true,
      quotedPerKwh: price.perKwh,
      quotedMonthly: price.monthly,
      catalogueVersion: powerCatalogueVersion(today),
    },
    key,
    { channel: 'api', locale },
  )
  if (placed.outcome !== 'placed') throw new Error(`demo order ${key}: ${placed.outcome}`)
}
