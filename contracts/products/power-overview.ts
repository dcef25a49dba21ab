import type { PowerAgreementId } from '../catalogue/power.ts'
import type { Day } from '../kernel/days.ts'
import type { Currency } from '../kernel/money.ts'

/**
 * `perKwh` is in hundredths of an öre/øre, and only the markup unless `kind` is fixed. `meteringPoint` is absent until
 * found.
 */
export type PowerOverview = {
  id: string
  orderId?: string
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
