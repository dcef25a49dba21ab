import type { Locale } from '#contracts/kernel/locale.ts'
import type { PlanId } from '#contracts/catalogue/plans.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { PowerAgreementId } from '#contracts/catalogue/power.ts'

/** An order a demo customer placed `daysAgo`: a new number, or one kept. */
export type DemoOrder = { plan: PlanId; daysAgo: number; keep?: string; child?: { firstName: string; age: number } }

export type DemoCustomer = {
  phone: string
  firstName: string
  lastName: string
  age: number
  /** Where BankID's sandbox has the same person. */
  birthDate?: Day
  consent: boolean
  locale: Locale
  shows: string
  orders: readonly DemoOrder[]
  /** Power at home, ordered so many days ago from the first day it could begin. */
  power?: { agreement: PowerAgreementId; daysAgo: number }
}

const adult = { age: 42, consent: true, locale: 'nb_NO' as const, orders: [] }

/** The customers of a development database and what each shows; the README lists them. The code comes in the terminal. */
export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  {
    ...adult, phone: '+4790000001', firstName: 'Kari', lastName: 'Nordmann', birthDate: '1990-12-24', shows: 'several active subscriptions',
    orders: [{ plan: '12gb', daysAgo: 90 }, { plan: '3gb', daysAgo: 60, keep: '+4790000101' }, { plan: 'mobilt-bredband', daysAgo: 30 }],
  },
  { ...adult, phone: '+4790000002', firstName: 'Ola', lastName: 'Hansen', birthDate: '1978-05-03', shows: 'a number on its way', orders: [{ plan: '6gb', daysAgo: 0, keep: '+4790000002' }] },
  { ...adult, phone: '+4790000003', firstName: 'Ingrid', lastName: 'Berg', birthDate: '1985-09-17', shows: 'a porting refused: the number has another owner', orders: [{ plan: '1gb', daysAgo: 1, keep: '+4790000103' }] },
  { ...adult, phone: '+4790000004', firstName: 'Lars', lastName: 'Johansen', birthDate: '1969-02-28', shows: 'a number that has moved', orders: [{ plan: '30gb', daysAgo: 14, keep: '+4790000004' }] },
  {
    ...adult, phone: '+4790000005', firstName: 'Nora', lastName: 'Lie', shows: 'a child plan beside her own',
    orders: [{ plan: '30gb', daysAgo: 200 }, { plan: 'barn-1gb', daysAgo: 100, child: { firstName: 'Iben', age: 9 } }],
  },
  { ...adult, phone: '+4790000006', firstName: 'Emil', lastName: 'Dahl', age: 19, shows: 'a deposit when ordering a plan of 300 kr or more' },
  { ...adult, phone: '+4790000007', firstName: 'Sara', lastName: 'Moen', shows: 'a credit check that refuses' },
  { ...adult, phone: '+4790000008', firstName: 'Jonas', lastName: 'Vik', consent: false, shows: 'terms not yet accepted', orders: [{ plan: '2gb', daysAgo: 20 }] },
  { ...adult, phone: '+46701740605', firstName: 'Anna', lastName: 'Svensson', locale: 'sv_SE', shows: 'power in Sweden', power: { agreement: 'se-timpris', daysAgo: 100 } },
  { ...adult, phone: '+4520000010', firstName: 'Mette', lastName: 'Jensen', locale: 'da_DK', shows: 'power in Denmark, on its way', power: { agreement: 'dk-fast-12', daysAgo: 2 } },
]

/** Numbers of people who are no customers, and what an order with them shows. */
export const DEMO_NUMBERS = {
  otherOwner: { phone: '+4790000103', ownerName: 'Per Berg', shows: 'can be ported, then is refused: the owner is Per Berg' },
  company: { phone: '+4790000201', ownerName: 'Fjell og Fjord AS', shows: 'cannot be ported: a company owns it' },
  inactive: { phone: '+4790000202', shows: 'cannot be ported: not in use' },
  poorCredit: { phone: '+4790000301', shows: 'a new customer whose credit check refuses' },
} as const
