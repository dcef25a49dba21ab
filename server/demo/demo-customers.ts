import type { Locale } from '#contracts/kernel/locale.ts'
import type { PlanId } from '#contracts/catalogue/plans.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { PowerAgreementId } from '#contracts/catalogue/power.ts'
import type { NamedStaff } from '#server/setting-formats.ts'
import type { Habit } from './plausible-usage.ts'

export type DemoOrder = {
  plan: PlanId
  daysAgo: number
  keep?: string
  child?: { firstName: string; age: number }
  habit?: Habit
  failed?: true
  usedBy?: string
}

export type DemoCustomer = {
  phone: string
  firstName: string
  lastName: string
  age: number
  birthDate?: Day
  consent: boolean
  locale: Locale
  street?: string
  shows: string
  orders: readonly DemoOrder[]
  power?: { agreement: PowerAgreementId; daysAgo: number | 'lastMonth' }
  unpaid?: number
  refund?: { monthsAgo: number; kroner: number }
  insurance?: readonly { productType: string; numberOfItems: number; sinceDays: number; untilDays?: number }[]
}

const adult = { age: 42, consent: true, locale: 'nb_NO' as const, orders: [] }

/** The customers of a development database; docs/development.md lists what each one demonstrates. */
export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  {
    ...adult,
    phone: '+4790000001',
    firstName: 'Kari',
    lastName: 'Nordmann',
    birthDate: '1990-12-24',
    shows: 'several active subscriptions, an unpaid invoice',
    unpaid: 1,
    orders: [
      { plan: '12gb', daysAgo: 90, habit: { data: 0.6, visits: 'BR' } },
      { plan: '3gb', daysAgo: 60, keep: '+4790000101', usedBy: '+4790000011', habit: { data: 0.8, calls: 'SE' } },
      { plan: 'mobilt-bredband', daysAgo: 30, habit: { dataMb: 6_000 } },
    ],
    insurance: [{ productType: 'travel', numberOfItems: 1, sinceDays: 300 }],
  },
  {
    ...adult,
    phone: '+4790000002',
    firstName: 'Ola',
    lastName: 'Hansen',
    birthDate: '1978-05-03',
    shows: 'a number on its way',
    orders: [{ plan: '6gb', daysAgo: 0, keep: '+4790000002' }],
  },
  {
    ...adult,
    phone: '+4790000003',
    firstName: 'Ingrid',
    lastName: 'Berg',
    birthDate: '1985-09-17',
    shows: 'a porting refused: the number has another owner',
    orders: [{ plan: '1gb', daysAgo: 1, keep: '+4790000103' }],
  },
  {
    ...adult,
    phone: '+4790000004',
    firstName: 'Lars',
    lastName: 'Johansen',
    birthDate: '1969-02-28',
    shows: 'a number that has moved; insurance, active and ended',
    insurance: [
      { productType: 'car', numberOfItems: 2, sinceDays: 500 },
      { productType: 'house', numberOfItems: 1, sinceDays: 120 },
      { productType: 'cabin', numberOfItems: 1, sinceDays: 800, untilDays: 40 },
    ],
    orders: [{ plan: '30gb', daysAgo: 14, keep: '+4790000004' }],
  },
  {
    ...adult,
    phone: '+4790000005',
    firstName: 'Nora',
    lastName: 'Lie',
    shows: 'a child plan beside her own, its data used up; more than five invoices, all paid',
    orders: [
      { plan: '30gb', daysAgo: 200, habit: { data: 0.4, visits: 'ES' } },
      { plan: 'barn-1gb', daysAgo: 100, child: { firstName: 'Iben', age: 9 }, habit: { data: 0.8, firstDayMb: 1_050 } },
    ],
  },
  {
    ...adult,
    phone: '+4790000006',
    firstName: 'Emil',
    lastName: 'Dahl',
    age: 19,
    shows: 'a deposit when ordering a plan of 300 kr or more',
  },
  { ...adult, phone: '+4790000007', firstName: 'Sara', lastName: 'Moen', shows: 'a credit check that refuses' },
  {
    ...adult,
    phone: '+4790000008',
    firstName: 'Jonas',
    lastName: 'Vik',
    consent: false,
    shows: 'terms not yet accepted',
    orders: [{ plan: '2gb', daysAgo: 20 }],
  },
  {
    ...adult,
    phone: '+4790000009',
    firstName: 'Silje',
    lastName: 'Haugen',
    shows: 'use that cannot be shown at the moment',
    orders: [
      { plan: '6gb', daysAgo: 60, failed: true, habit: { data: 0.5 } },
      { plan: '2gb', daysAgo: 50, habit: { data: 1.1 } },
    ],
  },
  {
    ...adult,
    phone: '+4790000010',
    firstName: 'Henrik',
    lastName: 'Aas',
    shows: 'a year of invoices, three of them unpaid; data past the package, throttled',
    unpaid: 3,
    orders: [{ plan: '500mb', daysAgo: 400, habit: { data: 1, firstDayMb: 1_620, calls: 'US', visits: 'TH' } }],
  },
  {
    ...adult,
    phone: '+4790000011',
    firstName: 'Thomas',
    lastName: 'Nordmann',
    shows: 'uses a subscription that Kari owns and pays',
  },
  {
    ...adult,
    phone: '+4790000012',
    firstName: 'Berit',
    lastName: 'Solheim',
    shows: 'Flex: invoices of nothing and below, from a refund',
    refund: { monthsAgo: 2, kroner: -120 },
    orders: [{ plan: 'flex', daysAgo: 130, habit: { never: true } }],
    insurance: [{ productType: 'pet', numberOfItems: 1, sinceDays: 700, untilDays: 200 }],
  },
  {
    ...adult,
    phone: '+4790000013',
    firstName: 'Marit',
    lastName: 'Foss',
    shows: 'mobile broadband and nothing else',
    orders: [{ plan: 'mobilt-bredband', daysAgo: 70, habit: { dataMb: 14_000 } }],
  },
  {
    ...adult,
    phone: '+46701740605',
    firstName: 'Anna',
    lastName: 'Svensson',
    locale: 'sv_SE',
    shows: 'power in Sweden, six months of it',
    power: { agreement: 'se-timpris', daysAgo: 230 },
    unpaid: 1,
  },
  {
    ...adult,
    phone: '+46701740606',
    firstName: 'Erik',
    lastName: 'Lindqvist',
    locale: 'sv_SE',
    street: 'Götgatan 14',
    shows: 'power in Sweden, one month of it',
    power: { agreement: 'se-fast-12', daysAgo: 'lastMonth' },
  },
  {
    ...adult,
    phone: '+4520000010',
    firstName: 'Mette',
    lastName: 'Jensen',
    locale: 'da_DK',
    shows: 'power in Denmark, on its way',
    power: { agreement: 'dk-fast-12', daysAgo: 2 },
  },
  {
    ...adult,
    phone: '+4520000011',
    firstName: 'Søren',
    lastName: 'Madsen',
    locale: 'da_DK',
    street: 'Nørregade 14',
    shows: 'power in Denmark',
    power: { agreement: 'dk-timepris', daysAgo: 120 },
  },
]

export const DEMO_NUMBERS = {
  otherOwner: {
    phone: '+4790000103',
    ownerName: 'Per Berg',
    shows: 'can be ported, then is refused: the owner is Per Berg',
  },
  anotherDay: {
    phone: '+4790000104',
    refusal: 'date_not_possible',
    shows: 'can be ported, then is refused: another day has to be chosen',
  },
  company: { phone: '+4790000201', ownerName: 'Fjell og Fjord AS', shows: 'cannot be ported: a company owns it' },
  inactive: { phone: '+4790000202', shows: 'cannot be ported: not in use' },
  poorCredit: { phone: '+4790000301', shows: 'a new customer whose credit check refuses' },
} as const

/** Sandbox persons who may open /staff/orders in development. */
export const DEMO_STAFF: readonly NamedStaff[] = [
  { who: 'kari.nordmann@example.no', role: 'mend' },
  { who: 'ola.hansen@example.no', role: 'see' },
]
