import { defineFlow } from '#flows/kit/define-flow.ts'
import { address } from '#flows/address/part.ts'
import { confirmation } from '#flows/confirmation/part.ts'
import { orderDone } from '#flows/order-done/part.ts'
import { signIn } from '#flows/sign-in/part.ts'
import {
  powerAgreementOf,
  powerPrice,
  startWindow,
  powerCurrency,
  powerAgreementsIn,
} from '#contracts/catalogue/power.ts'
import { firstInvoice } from '#contracts/catalogue/first-invoice.ts'
import { readPostalCode } from '#contracts/account/rules.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { formatMeteringPoint } from '#contracts/kernel/metering-point.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { isPowerCountry, priceAreaOf } from '#contracts/catalogue/power-area.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import { addDays } from '#contracts/kernel/calendar.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { agreement } from './steps.ts'
import { powerLearn, powerQuote, NO_ADDRESS } from './learn.ts'
import { place } from './place.ts'
import { powerValues, addressLine } from './values.ts'
import { when } from './when.ts'
import { usageTold } from './usage.ts'
import { where } from './where.ts'
import { rowIf, type FlowOption, type FlowRow } from '#flows/kit/flow-texts.ts'
import type { Flow, FlowContext } from '#flows/kit/flow.ts'

const hasAddress = ({ street, postalCode, city }: Facts) =>
  street !== undefined && postalCode !== undefined && city !== undefined

const powerGuards: Flow['guards'] = {
  signedIn: ({ facts }) => facts.signedIn === true,
  meterSettled: ({ facts }) => hasAddress(facts) && (facts.meteringPoint !== undefined || facts.meterLater === true),
  /** A customer's stored address may be in another country. */
  homeKnown: ({ facts, locale }) => hasAddress(facts) && readPostalCode(facts.postalCode ?? '', locale) !== undefined,
  supplierSettled: ({ facts: { powerReason, currentSupplier } }) =>
    powerReason === 'move' || (powerReason === 'switch' && currentSupplier !== undefined),
  reasonKnown: ({ facts }) => facts.powerReason !== undefined,
  startPossible: ({ facts: { powerReason, startDate }, today }) => {
    if (powerReason === undefined || startDate === undefined) return false
    const { earliest, latest } = startWindow(powerReason, today)
    return earliest <= startDate && startDate <= latest
  },
  agreementKnown: ({ facts: { powerAgreement, priceArea }, today }) =>
    powerAgreement !== undefined &&
    priceArea !== undefined &&
    powerPrice(powerAgreement, priceArea, today) !== undefined,
  agreementFixed: ({ facts: { powerAgreement } }) =>
    powerAgreement !== undefined && powerAgreementOf(powerAgreement).kind === 'fixed',
  attorneyGiven: ({ facts }) => facts.powerOfAttorney === true,
  meterLater: ({ facts }) => facts.meteringPoint === undefined,
  movesIn: ({ facts }) => facts.powerReason === 'move',
}

const powerOffers: Record<string, (flowContext: FlowContext) => FlowOption[]> = {
  meters: ({ facts: { meteringPoints = [] } }) =>
    meteringPoints.map(({ meteringPoint, place }, at) => ({
      payload: `meter_${at + 1}`,
      title: 'powerOrder.meters.place',
      values: { place },
      learn: { meteringPoint },
    })),
  days: ({ facts: { powerReason = 'switch' }, today }) => {
    const { earliest } = startWindow(powerReason, today)
    const first = firstOfMonthAfter(earliest)
    return [
      {
        payload: 'soonest',
        title: 'powerOrder.date.soonest',
        values: { day: { day: earliest } },
        learn: { startDate: earliest },
      },
      {
        payload: 'first_of_month',
        title: 'powerOrder.date.firstOfMonth',
        values: { day: { day: first } },
        learn: { startDate: first },
      },
    ]
  },
  agreements: ({ facts: { priceArea, postalCode = '' }, locale, today }) => {
    const country = countryOf(locale)
    if (!isPowerCountry(country)) return []
    const isAreaKnown = priceArea !== undefined || postalCode !== ''
    const area = priceArea ?? priceAreaOf(country, postalCode)
    const currency = powerCurrency(country)
    return powerAgreementsIn(country).flatMap(({ id, name, wording }): FlowOption[] => {
      const price = powerPrice(id, area, today)
      const values = price && {
        agreement: name,
        perKwh: { perKwh: price.perKwh, currency },
        fee: { money: price.monthly, currency },
      }
      if (!values) return []
      const option = {
        payload: id,
        title: `powerOrder.option.${wording}`,
        values,
        learn: { powerAgreement: id },
      } as const
      return [isAreaKnown ? option : { ...option, name }]
    })
  },
}

function firstOfMonthAfter(day: Day): Day {
  return `${addDays(`${day.slice(0, 8)}01`, 32).slice(0, 8)}01`
}

/** Data of a signed-in customer cannot be changed here, only on their own page. */
function changes({ signedIn }: Facts): FlowOption[] {
  const own: FlowOption[] = [
    { payload: 'name', title: 'powerOrder.change.name', learn: { name: undefined, powerOfAttorney: undefined } },
    {
      payload: 'phone',
      title: 'powerOrder.change.phone',
      learn: { phone: undefined, customerId: undefined, firstName: undefined },
    },
    { payload: 'email', title: 'powerOrder.change.email', learn: { email: undefined } },
  ]
  return [
    { payload: 'agreement', title: 'powerOrder.change.agreement', learn: { powerAgreement: undefined } },
    {
      payload: 'start',
      title: 'powerOrder.change.start',
      learn: { powerReason: undefined, currentSupplier: undefined, startDate: undefined },
    },
    { payload: 'address', title: 'powerOrder.change.address', learn: NO_ADDRESS },
    ...(signedIn ? [] : own),
  ]
}

/**
 * Orders power in Sweden and Denmark (FLOW-06). Each part skips known facts, so after a change at the summary only the
 * removed facts are asked for.
 */
export const powerOnboarding = defineFlow({
  name: 'power_onboarding',
  offered: { sells: 'power', instead: 'order' },
  entries: ['init'],
  guards: powerGuards,
  offers: powerOffers,
  learn: powerLearn,
  toldInPassing: usageTold,
  values: powerValues,
  parts: {
    address: { part: address, to: { known: 'meter_find' }, words: { 'shared.street': 'powerOrder.street' } },
    summary: {
      part: confirmation({ rows: powerSummary, quote: powerQuote, changes: ({ facts }) => changes(facts) }),
      to: { confirmed: 'order', changed: 'meter_known', otherNumber: 'contact' },
      words: {
        'order.knownCustomer': 'powerOrder.knownCustomer',
        'order.userTerms': 'powerOrder.terms',
      },
    },
    enter: {
      part: orderDone,
      to: {},
      words: {
        'order.next.withdrawal': 'powerOrder.next.withdrawal',
      },
    },
    sign_in: { part: signIn, to: {} },
  },
  steps: {
    init: { branch: [{ if: 'signedIn', to: 'hello_again' }, { to: 'hello' }] },
    hello: { say: ['powerOrder.hello'], next: 'meter_known' },
    hello_again: { say: ['powerOrder.helloAgain'], next: 'meter_known' },
    ...where(),
    ...when(),
    ...agreement(),
    contact: {
      collect: {
        name: { say: ['powerOrder.name'], label: 'order.name.label' },
        phone: 'shared.phone',
        email: 'shared.email',
      },
      next: 'attorney_known',
    },
    ...place(),
  },
})

function powerSummary({ facts, today }: FlowContext): FlowRow[] {
  const { powerAgreement, priceArea, powerReason, currentSupplier, startDate, meteringPoint, name, phone, email } =
    facts
  const price = powerAgreement && priceArea && powerPrice(powerAgreement, priceArea, today)
  if (!powerAgreement || !price || !startDate) return []
  const { name: agreement, kind, binding, country } = powerAgreementOf(powerAgreement)
  const currency = powerCurrency(country)
  const { amount } = firstInvoice(startDate, price)
  return [
    { label: 'powerOrder.row.address', value: addressLine(facts) ?? '' },
    {
      label: 'powerOrder.row.meter',
      value: meteringPoint ? formatMeteringPoint(meteringPoint) : { text: 'powerOrder.row.meter.later' },
    },
    { label: 'powerOrder.row.area', value: priceArea },
    ...rowIf((powerReason === 'switch' && currentSupplier) || undefined, (supplier) => ({
      label: 'powerOrder.row.supplier',
      value: supplier,
    })),
    ...rowIf(name, (known) => ({ label: 'powerOrder.row.name', value: fullNameOf(known) })),
    ...rowIf(phone, (known) => ({ label: 'powerOrder.row.phone', value: { phone: known } })),
    ...rowIf(email, (known) => ({ label: 'powerOrder.row.email', value: known })),
    { label: 'powerOrder.row.agreement', value: agreement, strong: true },
    { label: 'powerOrder.row.start', value: { day: startDate } },
    {
      label: kind === 'fixed' ? 'powerOrder.row.perKwh' : 'powerOrder.row.markup',
      value: { perKwh: price.perKwh, currency },
      strong: true,
    },
    { label: 'powerOrder.row.fee', value: { money: price.monthly, currency }, strong: true },
    { label: 'powerOrder.row.firstInvoice', value: { money: amount, currency }, strong: true },
    {
      label: 'powerOrder.row.binding',
      value: { text: binding > 0 ? 'powerOrder.row.binding.year' : 'powerOrder.row.binding.none' },
    },
  ]
}
