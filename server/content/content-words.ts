import { abroadCallPacks, dataPacks, dataPackShortNumber, useAbroad } from '#contracts/catalogue/abroad.ts'
import { extras, orderPrice } from '#contracts/catalogue/extras.ts'
import { afterPackage, flexUse, uncontrolledData } from '#contracts/catalogue/norway.ts'
import { dataControl, flexVariants, PLAN_IDS, planOn, slowedPlans, type PlanId } from '#contracts/catalogue/plans.ts'
import {
  powerAgreementOf,
  powerCurrency,
  powerPrice,
  startLimits,
  type PowerAgreementId,
} from '#contracts/catalogue/power.ts'
import type { PriceArea } from '#contracts/catalogue/power-area.ts'
import { priceOn, rowsOn, type Entry, type PriceTable } from '#contracts/catalogue/price-book.ts'
import { shortNumberSms } from '#contracts/catalogue/special-numbers.ts'
import { advertised, FREE_USE_LIMIT, INVOICING, WITHDRAWAL_DAYS } from '#contracts/catalogue/terms.ts'
import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { formatData } from '#contracts/kernel/format-data.ts'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import { formatMoney, formatPerKwh } from '#contracts/kernel/money.ts'

/** Placeholders available to content, such as prices of the day and company facts, in locale format (PRICE-01). */
export function contentWords(locale: Locale, day: Day, brand: string, company: CustomerService): Map<string, string> {
  const { companyName, org, address, postalCode, city, email, phone } = company
  const money = (amount: number) => formatMoney(amount, locale)
  const priced = (entry: Entry) => money(priceOn(entry, day).amount)
  const table = (name: string, prices: PriceTable) =>
    rowsOn(prices, day).map(([row, { amount }]): [string, string] => [`${name}.${row}`, money(amount)])
  return new Map([
    ...Object.entries({
      brand,
      companyName,
      org,
      address,
      postalCode,
      city,
      email,
      phone: phone.replaceAll(' ', '\u00a0'),
      'phone.digits': phone.replace(/\D/g, ''),
    }),
    ...PLAN_IDS.map((id) => planOn(id, day)).flatMap(({ id, monthly, setUp }): [string, string][] => [
      [`plan.${id}.monthly`, money(monthly)],
      [`plan.${id}.setUp`, money(setUp)],
    ]),
    ...PLAN_WORDS.map((word): [string, string] => [`plan.${word}`, `{plan.${word}}`]),
    ...POWER_WORDS.map((word): [string, string] => [`power.${word}`, `{power.${word}}`]),
    ...table('extras', extras),
    ...table('flexUse', flexUse),
    ...dataPacks.map(({ sms, price }): [string, string] => [`packs.${sms}`, priced(price)]),
    ['packs.number', dataPackShortNumber],
    ...Object.entries(abroadCallPacks).flatMap(([name, { minutes, monthly }]): [string, string][] => [
      [`abroadPacks.${name}.minutes`, String(minutes)],
      [`abroadPacks.${name}.monthly`, priced(monthly)],
    ]),
    ...Object.entries(useAbroad).flatMap(([zone, prices]) => table(`use.${zone}`, prices)),
    ...table('norway', afterPackage),
    ['flex.free.monthly', priced(flexVariants.free.monthly)],
    ['special.sms', priced(shortNumberSms)],
    ['uncontrolled.price', priced(uncontrolledData.price)],
    ['uncontrolled.max', priced(uncontrolledData.maxMonthly)],
    ['uncontrolled.kbps', String(uncontrolledData.throttleKbps)],
    ['dataControl.overMb', String(dataControl.overMb)],
    [
      'dataControl.except',
      slowedPlans()
        .map(({ name }) => name.replace(' ', '\u00a0'))
        .join(', '),
    ],
    ['refinancing.banks', String(advertised.refinancingBanks)],
    ['refinancing.saving', money(advertised.refinancingAverageSaving)],
    ['insurance.saving', String(advertised.insuranceSavingOverPercent)],
    ['freeUse', new Intl.NumberFormat(languageTag(locale)).format(FREE_USE_LIMIT)],
    ['withdrawalDays', String(WITHDRAWAL_DAYS)],
    ['dueDays', String(INVOICING.dueDays)],
    ['payBackDays', String(INVOICING.payBackDays)],
    ['powerSwitch.days', String(startLimits.switchAfterDays)],
  ])
}

const PLAN_WORDS = ['name', 'data', 'monthly', 'setUp', 'setUpNew'] as const

export function wordsOfPlan(locale: Locale, day: Day, id: PlanId): ReadonlyMap<string, string> {
  const { name, dataMb, monthly } = planOn(id, day)
  const words: Record<(typeof PLAN_WORDS)[number], string> = {
    name,
    data: formatData(dataMb, locale),
    monthly: formatMoney(monthly, locale),
    setUp: formatMoney(orderPrice(id, 'keep', day).setUp, locale),
    setUpNew: formatMoney(orderPrice(id, 'new', day).setUp, locale),
  }
  return new Map(PLAN_WORDS.map((word) => [`plan.${word}`, words[word]]))
}

const POWER_WORDS = ['name', 'area', 'perKwh', 'monthly', 'binding'] as const

/** `undefined` where the agreement is not sold. */
export function wordsOfPower(
  locale: Locale,
  day: Day,
  id: PowerAgreementId,
  area: PriceArea,
): ReadonlyMap<string, string> | undefined {
  const price = powerPrice(id, area, day)
  if (!price) return undefined
  const { name, binding, country } = powerAgreementOf(id)
  const currency = powerCurrency(country)
  const words: Record<(typeof POWER_WORDS)[number], string> = {
    name,
    area,
    perKwh: formatPerKwh(price.perKwh, locale, currency),
    monthly: formatMoney(price.monthly, locale, currency),
    binding: String(binding),
  }
  return new Map(POWER_WORDS.map((word) => [`power.${word}`, words[word]]))
}

export class UnknownWord extends Error {}

/** Replaces placeholders such as "{plan.30gb.monthly}" in all texts of a page; throws {@link UnknownWord}. */
export function fillWords(page: unknown, words: ReadonlyMap<string, string>): unknown {
  if (typeof page === 'string') {
    return page.replace(/\{([^{}]*)\}/g, (_, name: string) => {
      const word = words.get(name)
      if (word === undefined) throw new UnknownWord(`nothing is called {${name}}`)
      return word
    })
  }
  if (Array.isArray(page)) return page.map((part) => fillWords(part, words))
  if (typeof page === 'object' && page !== null) {
    return Object.fromEntries(Object.entries(page).map(([field, value]) => [field, fillWords(value, words)]))
  }
  return page
}
