import { GENERAL_CONSENT } from '#contracts/account/consent.ts'
import { planOf } from '#contracts/catalogue/plans.ts'
import { VAT_PERCENT, WITHDRAWAL_DAYS } from '#contracts/catalogue/terms.ts'
import type { OrderRequest } from '#contracts/chat/mobile-order.ts'
import type { Ore } from '#contracts/kernel/money.ts'

/** Where an order was placed. */
export type OrderChannel = 'chat' | 'api'

/** The version of the terms an order is placed under: the accepted document's date. */
export const TERMS_VERSION = GENERAL_CONSENT

type Shown = {
  request: OrderRequest
  channel: OrderChannel
  phone: string
  price: { monthly: Ore; setUp: Ore }
  at: Date
}

/** What the customer was shown and accepted, kept with the order: disputes are decided on it. Amounts in øre, VAT included. */
export function orderEvidence({ request, channel, phone, price, at }: Shown): Record<string, unknown> {
  const { plan, numberChoice, forWhom, street, postalCode, city, catalogueVersion, creditCheckId, depositOre } = request
  const { name, dataMb } = planOf(plan)
  return {
    at: at.toISOString(),
    channel,
    plan: { id: plan, name, dataMb },
    number: { choice: numberChoice, phone },
    forWhom,
    delivery: { street, postalCode, city },
    quoted: { ...price, deposit: depositOre ?? 0, catalogueVersion, vatPercent: VAT_PERCENT },
    terms: { version: TERMS_VERSION, withdrawalDays: WITHDRAWAL_DAYS },
    creditCheck: creditCheckId,
  }
}
