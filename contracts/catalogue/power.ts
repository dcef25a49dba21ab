import * as v from 'valibot'
import { addDays, type Day } from '../kernel/days.ts'
import { kroner, type Currency, type Ore } from '../kernel/money.ts'
import { fingerprint } from './fingerprint.ts'
import type { PowerCountry, PriceArea } from './power-area.ts'

/** A price per kWh in hundredths of an öre/øre, VAT included ("8,90 öre/kWh" is 890). */
export type PerKwh = number

/** Every power agreement that is sold. */
export const POWER_AGREEMENT_IDS = ['se-timpris', 'se-rorligt', 'se-fast-12', 'dk-timepris', 'dk-fast-12'] as const
export const PowerAgreementId = v.picklist(POWER_AGREEMENT_IDS)
export type PowerAgreementId = v.InferOutput<typeof PowerAgreementId>

/**
 * A power agreement as it is sold; all of it set by the operator (PRICE-03). `monthly` follows the exchange's average of the month,
 * for use is metered by the month: `markup` comes on top. `fixed` costs the same through `binding` months. `fee` is the
 * monthly fee; `wording` are the words it is offered in and chosen by.
 */
export type PowerAgreement = { id: PowerAgreementId; name: string; wording: 'average' | 'variable' | 'fixed'; country: PowerCountry; fee: Ore; binding: number } & (
  | { kind: 'monthly'; markup: PerKwh }
  | { kind: 'fixed'; perKwh: Partial<Record<PriceArea, PerKwh>> }
)

/** Power agreements by id. Names are product names, in the language of the country they are sold in. */
export const powerAgreements: Record<PowerAgreementId, PowerAgreement> = {
  'se-timpris': { id: 'se-timpris', name: 'Månadsmedelpris', wording: 'average', country: 'SE', kind: 'monthly', markup: hundredths(6.9), fee: kroner(39), binding: 0 },
  'se-rorligt': { id: 'se-rorligt', name: 'Rörligt pris', wording: 'variable', country: 'SE', kind: 'monthly', markup: hundredths(8.5), fee: kroner(29), binding: 0 },
  'se-fast-12': {
    id: 'se-fast-12', name: 'Fast pris 12 månader', wording: 'fixed', country: 'SE', kind: 'fixed', fee: kroner(39), binding: 12,
    perKwh: { SE1: hundredths(59.9), SE2: hundredths(57.9), SE3: hundredths(94.9), SE4: hundredths(114.9) },
  },
  'dk-timepris': { id: 'dk-timepris', name: 'Månedsgennemsnit', wording: 'average', country: 'DK', kind: 'monthly', markup: hundredths(9.9), fee: kroner(29), binding: 0 },
  'dk-fast-12': {
    id: 'dk-fast-12', name: 'Fast pris 12 måneder', wording: 'fixed', country: 'DK', kind: 'fixed', fee: kroner(29), binding: 12,
    perKwh: { DK1: hundredths(94.5), DK2: hundredths(99.5) },
  },
}

/** What a household may use in a year, in kWh: what a month is reckoned from when agreements are compared. */
export const YEARLY_KWH: Record<PowerCountry, number> = { SE: 5_000, DK: 4_000 }

/** What a switch may need: days until the earliest day it can be made, and the latest; a new tenant needs no notice. */
export const startLimits = { switchAfterDays: 14, moveInAfterDays: 1, latestDays: 180 } as const

/** The days an agreement may begin on, by why it begins. */
export function startWindow(reason: 'move' | 'switch', today: Day): { earliest: Day; latest: Day } {
  const { switchAfterDays, moveInAfterDays, latestDays } = startLimits
  return { earliest: addDays(today, reason === 'switch' ? switchAfterDays : moveInAfterDays), latest: addDays(today, latestDays) }
}

const CURRENCIES: Record<PowerCountry, Currency> = { SE: 'SEK', DK: 'DKK' }
export const powerCurrency = (country: PowerCountry): Currency => CURRENCIES[country]

/** The agreement of an id. */
export const powerAgreementOf = (id: PowerAgreementId): PowerAgreement => powerAgreements[id]

/** The agreements sold in a country. */
export const powerAgreementsIn = (country: PowerCountry): PowerAgreement[] =>
  POWER_AGREEMENT_IDS.map(powerAgreementOf).filter((agreement) => agreement.country === country)

/** What an agreement is quoted in a price area (BEY-07): its own price per kWh (a markup, or all of it when fixed) and the monthly fee; `undefined` where it is not sold. */
export function powerPrice(id: PowerAgreementId, area: PriceArea): { perKwh: PerKwh; monthly: Ore } | undefined {
  const agreement = powerAgreementOf(id)
  if (!area.startsWith(agreement.country)) return undefined
  const perKwh = agreement.kind === 'fixed' ? agreement.perKwh[area] : agreement.markup
  return perKwh === undefined ? undefined : { perKwh, monthly: agreement.fee }
}

/** What a month costs on average with a use of `yearlyKwh`, in öre/øre: everything when fixed, else markup and fee without the exchange's price. */
export const monthlyAt = ({ perKwh, monthly }: { perKwh: PerKwh; monthly: Ore }, yearlyKwh: number): Ore =>
  Math.round((perKwh * yearlyKwh) / 100 / 12) + monthly

/** Changes whenever a price of the power catalogue does; an order carries the one it was quoted from. */
export const POWER_CATALOGUE_VERSION: string = /* @__PURE__ */ fingerprint([powerAgreements, startLimits])

function hundredths(amount: number): PerKwh {
  return Math.round(amount * 100)
}
