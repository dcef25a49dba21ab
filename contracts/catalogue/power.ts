import * as v from 'valibot'
import { addDays } from '../kernel/calendar.ts'
import type { Day } from '../kernel/days.ts'
import type { Currency, Ore } from '../kernel/money.ts'
import { fingerprintByDay } from '#contracts/kernel/fingerprint.ts'
import { PRICE_AREAS, type PowerCountry, type PriceArea } from './power-area.ts'
import { per, priceOn, type Entry } from './price-book.ts'

/** A price per kWh in hundredths of an öre/øre, including VAT ("8,90 öre/kWh" is 890). */
export type PerKwh = number

export type EnergyEntry = Entry<{ perKwh: PerKwh }>

export const POWER_AGREEMENT_IDS = ['se-timpris', 'se-rorligt', 'se-fast-12', 'dk-timepris', 'dk-fast-12'] as const
export const PowerAgreementId = v.picklist(POWER_AGREEMENT_IDS)
export type PowerAgreementId = v.InferOutput<typeof PowerAgreementId>

/**
 * All prices are set by the operator (PRICE-03). `monthly` adds `markup` to the exchange's monthly average; `fixed` has
 * one price for `binding` months.
 */
export type PowerAgreement = {
  id: PowerAgreementId
  name: string
  wording: 'average' | 'variable' | 'fixed'
  country: PowerCountry
  fee: Entry
  binding: number
} & ({ kind: 'monthly'; markup: EnergyEntry } | { kind: 'fixed'; perKwh: Partial<Record<PriceArea, EnergyEntry>> })

export const powerAgreements: Record<PowerAgreementId, PowerAgreement> = {
  'se-timpris': {
    id: 'se-timpris',
    name: 'Månadsmedelpris',
    wording: 'average',
    country: 'SE',
    kind: 'monthly',
    markup: [perKwh(6.9)],
    fee: [per('month', 39)],
    binding: 0,
  },
  'se-rorligt': {
    id: 'se-rorligt',
    name: 'Rörligt pris',
    wording: 'variable',
    country: 'SE',
    kind: 'monthly',
    markup: [perKwh(8.5)],
    fee: [per('month', 29)],
    binding: 0,
  },
  'se-fast-12': {
    id: 'se-fast-12',
    name: 'Fast pris 12 månader',
    wording: 'fixed',
    country: 'SE',
    kind: 'fixed',
    fee: [per('month', 39)],
    binding: 12,
    perKwh: { SE1: [perKwh(59.9)], SE2: [perKwh(57.9)], SE3: [perKwh(94.9)], SE4: [perKwh(114.9)] },
  },
  'dk-timepris': {
    id: 'dk-timepris',
    name: 'Månedsgennemsnit',
    wording: 'average',
    country: 'DK',
    kind: 'monthly',
    markup: [perKwh(9.9)],
    fee: [per('month', 29)],
    binding: 0,
  },
  'dk-fast-12': {
    id: 'dk-fast-12',
    name: 'Fast pris 12 måneder',
    wording: 'fixed',
    country: 'DK',
    kind: 'fixed',
    fee: [per('month', 29)],
    binding: 12,
    perKwh: { DK1: [perKwh(94.5)], DK2: [perKwh(99.5)] },
  },
}

/** Limits of a believable yearly use of a home, in kWh. */
export const LEAST_YEARLY_KWH = 300
export const MOST_YEARLY_KWH = 200_000

/** The use that estimates are made for until another is told, in kWh. */
export const YEARLY_KWH: Record<PowerCountry, number> = { SE: 5_000, DK: 4_000 }

export const startLimits = { switchAfterDays: 14, moveInAfterDays: 1, latestDays: 180 } as const

export function startWindow(reason: 'move' | 'switch', today: Day): { earliest: Day; latest: Day } {
  const { switchAfterDays, moveInAfterDays, latestDays } = startLimits
  return {
    earliest: addDays(today, reason === 'switch' ? switchAfterDays : moveInAfterDays),
    latest: addDays(today, latestDays),
  }
}

const CURRENCIES: Record<PowerCountry, Currency> = { SE: 'SEK', DK: 'DKK' }
export const powerCurrency = (country: PowerCountry): Currency => CURRENCIES[country]

export const powerAgreementOf = (id: PowerAgreementId): PowerAgreement => powerAgreements[id]

export const powerAgreementsIn = (country: PowerCountry): PowerAgreement[] =>
  POWER_AGREEMENT_IDS.map(powerAgreementOf).filter((agreement) => agreement.country === country)

/**
 * The price per kWh (only the markup unless fixed) and the monthly fee; `undefined` where the agreement is not sold
 * (BEY-07).
 */
export function powerPrice(
  id: PowerAgreementId,
  area: PriceArea,
  day: Day,
): { perKwh: PerKwh; monthly: Ore } | undefined {
  const agreement = powerAgreementOf(id)
  if (!area.startsWith(agreement.country)) return undefined
  const energy = agreement.kind === 'fixed' ? agreement.perKwh[area] : agreement.markup
  return energy && { perKwh: priceOn(energy, day).perKwh, monthly: priceOn(agreement.fee, day).amount }
}

/** Average monthly cost in öre/øre. Unless the price is fixed, it excludes the exchange's price. */
export const monthlyAt = ({ perKwh, monthly }: { perKwh: PerKwh; monthly: Ore }, yearlyKwh: number): Ore =>
  Math.round((perKwh * yearlyKwh) / 100 / 12) + monthly

/** Identifies the power prices in force on a day; an order stores the version it was quoted from. */
export const powerCatalogueVersion = fingerprintByDay((day) => [
  POWER_AGREEMENT_IDS.map((id) => [id, ...PRICE_AREAS.map((area) => powerPrice(id, area, day) ?? null)]),
  startLimits,
])

function perKwh(amount: number): { perKwh: PerKwh } {
  return { perKwh: Math.round(amount * 100) }
}
