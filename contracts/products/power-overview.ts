import type { PowerAgreementId } from '../catalogue/power.ts'
import type { Day } from '../kernel/days.ts'
import type { Currency } from '../kernel/money.ts'

/**
 * A power agreement as its card on /products shows it. `perKwh` in hundredths of an öre/øre: all of the price when
 * `kind` is fixed, else what comes on top of the exchange's. `meteringPoint` is absent until it has been found.
 */
export type PowerOverview = {
  id: string
  subscriptionName: string
  agreement: PowerAgreementId
  kind: 'monthly' | 'fixed'
  state: 'ORDERED' | 'ACTIVE' | 'ENDED'
  address: string
  meteringPoint?: string
  perKwh: number
  monthly: number
  currency: Currency
  startDate: Day
  created: string
}
