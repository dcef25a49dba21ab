import { isPowerCountry } from '#contracts/catalogue/power-area.ts'
import { powerAgreementsIn, powerCurrency, powerPrice, startWindow } from '#contracts/catalogue/power.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import { addDays, type Day } from '#contracts/kernel/days.ts'
import type { Flow, Option } from '../kit/define-flow.ts'
import { NO_ADDRESS } from './learn.ts'

/** Choices made of what is known: the dwellings of an address, days to begin, agreements of the country, what can be changed. */
export const powerOffers: Flow['offers'] = {
  meters: ({ facts: { meteringPoints = [] } }) =>
    meteringPoints.map(({ meteringPoint, place }, at) => ({ payload: `meter_${at + 1}`, title: 'powerOrder.meters.place', values: { place }, learn: { meteringPoint } })),
  days: ({ facts: { powerReason = 'switch' }, today }) => {
    const { earliest } = startWindow(powerReason, today)
    const first = firstOfMonthAfter(earliest)
    return [
      { payload: 'soonest', title: 'powerOrder.date.soonest', values: { day: { day: earliest } }, learn: { startDate: earliest } },
      { payload: 'first_of_month', title: 'powerOrder.date.firstOfMonth', values: { day: { day: first } }, learn: { startDate: first } },
    ]
  },
  agreements: ({ facts: { priceArea }, locale }) => {
    const country = countryOf(locale)
    if (!priceArea || !isPowerCountry(country)) return []
    const currency = powerCurrency(country)
    return powerAgreementsIn(country).flatMap(({ id, name, wording }): Option[] => {
      const price = powerPrice(id, priceArea)
      const values = price && { agreement: name, perKwh: { perKwh: price.perKwh, currency }, fee: { money: price.monthly, currency } }
      return values ? [{ payload: id, title: `powerOrder.option.${wording}`, values, learn: { powerAgreement: id } }] : []
    })
  },
  changes: ({ facts }) => changes(facts),
}

/** The first day of the month that begins after a day. */
function firstOfMonthAfter(day: Day): Day {
  return `${addDays(`${day.slice(0, 8)}01`, 32).slice(0, 8)}01`
}

/** What can be taken back at the summary; what a signed-in customer is known by is changed on their own page instead. */
function changes({ signedIn }: Facts): Option[] {
  const own: Option[] = [
    { payload: 'name', title: 'powerOrder.change.name', learn: { name: undefined } },
    { payload: 'phone', title: 'powerOrder.change.phone', learn: { phone: undefined, customerId: undefined, firstName: undefined } },
    { payload: 'email', title: 'powerOrder.change.email', learn: { email: undefined } },
  ]
  return [
    { payload: 'agreement', title: 'powerOrder.change.agreement', learn: { powerAgreement: undefined } },
    { payload: 'start', title: 'powerOrder.change.start', learn: { powerReason: undefined, currentSupplier: undefined, startDate: undefined } },
    { payload: 'address', title: 'powerOrder.change.address', learn: NO_ADDRESS },
    ...(signedIn ? [] : own),
  ]
}
