import { planOf } from '#contracts/catalogue/plans.ts'
import { VAT_PERCENT, WITHDRAWAL_DAYS } from '#contracts/catalogue/terms.ts'
import type { OrderRequest } from '#contracts/chat/mobile-order.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import type { OrderOrigin, OrderParticulars } from '#server/evidence/record-order.ts'

type Placed = {
  request: OrderRequest
  channel: OrderOrigin['channel']
  phone: string
  price: { monthly: Ore; setUp: Ore }
  at: Date
}

export function mobileParticulars({
  request,
  phone,
  price,
}: Pick<Placed, 'request' | 'phone' | 'price'>): OrderParticulars {
  const { plan, numberChoice, forWhom, childName, street, postalCode, city, catalogueVersion, depositOre } = request
  return {
    ordered: { plan, name: planOf(plan).name, numberChoice, forWhom },
    price: {
      currency: 'NOK',
      vatPercent: VAT_PERCENT,
      priceBook: catalogueVersion,
      amounts: { ...price, deposit: depositOre ?? 0 },
    },
    delivery: {
      phone,
      street,
      postalCode,
      city,
      ...(forWhom === 'child' && childName && { childName: fullNameOf(childName) }),
    },
  }
}

/** The order as it was quoted. Amounts are in øre including VAT. */
export function orderEvidence(
  { request, channel, phone, price, at }: Placed,
  termsVersion: string,
): Record<string, unknown> {
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
    terms: { version: termsVersion, withdrawalDays: WITHDRAWAL_DAYS },
    creditCheck: creditCheckId,
  }
}
