import { powerAgreementOf } from '#contracts/catalogue/power.ts'
import type { OrderPrice, OrderStep } from '#contracts/orders/order-view.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Agreement } from '#server/confirmation/read-agreement.ts'
import type { OrderFacts } from './mobile-order-view.ts'

/** An order at an outside system that cannot be read there just now: what the portal itself recorded of it. */
export function recordedOrder(agreement: Agreement): OrderFacts {
  const { order: id, product, name, of, ordered } = agreement
  return {
    id,
    product,
    name,
    received: ordered.toISOString(),
    about: agreement.product === 'mobile' ? { phone: agreement.mobile.phone } : { address: of },
    prices: pricesOf(agreement),
    steps: stepsOf(agreement),
    actions: [{ name: 'customerService', to: pathTo('customer-service') }],
    unreached: true,
  }
}

function pricesOf(agreement: Agreement): OrderPrice[] {
  const { currency } = agreement
  if (agreement.product === 'power') {
    const { agreement: id, perKwh, monthly } = agreement.power
    const kind = powerAgreementOf(id).kind === 'fixed' ? 'perKwh' : 'markup'
    return [
      { name: kind, amount: perKwh, currency },
      { name: 'monthly', amount: monthly, currency },
    ]
  }
  const { monthly, setUp, deposit } = agreement.mobile
  return [
    { name: 'monthly', amount: monthly, currency },
    { name: 'setUp', amount: setUp, currency },
    ...(deposit > 0 ? [{ name: 'deposit' as const, amount: deposit, currency }] : []),
  ]
}

function stepsOf(agreement: Agreement): OrderStep[] {
  const { ordered, withdrawal } = agreement
  const at = ordered.toISOString()
  return [
    { name: 'received', state: 'done', at },
    ...(agreement.product === 'mobile' && agreement.mobile.ported
      ? [{ name: 'portAsked' as const, state: 'done' as const, at }]
      : []),
    ...(withdrawal
      ? [{ name: 'ended' as const, state: 'stopped' as const, at: withdrawal.withdrawnAt.toISOString() }]
      : []),
  ]
}
