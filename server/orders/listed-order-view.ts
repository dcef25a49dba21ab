import { powerCurrency, powerAgreementOf } from '#contracts/catalogue/power.ts'
import type { OrderStep, OrderView } from '#contracts/orders/order-view.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { OrderedSubscription } from '#contracts/ports/orders.ts'
import type { OrderedPower } from '#contracts/ports/power.ts'

const ACCEPTED: ReadonlySet<string> = new Set(['accepted', 'scheduled', 'done'])
const customerService = () => ({ name: 'customerService' as const, to: pathTo('customer-service') })

/** An order as an outside system lists it, which tells states but not when they came. */
export function listedMobileOrder(listed: OrderedSubscription): Omit<OrderView, 'files'> {
  const { orderId, id, subscriptionName, phoneNumber, created, monthly, setUp } = listed
  return {
    id: orderId,
    product: 'mobile',
    name: subscriptionName,
    received: created,
    about: { phone: phoneNumber },
    prices: [
      { name: 'monthly', amount: monthly, currency: 'NOK' },
      { name: 'setUp', amount: setUp, currency: 'NOK' },
    ],
    steps: mobileSteps(listed),
    actions: [
      { name: 'product', to: pathTo('product-detail', { type: 'mobil', provider: 'eRate', id }) },
      customerService(),
    ],
  }
}

function mobileSteps({ created, state, portation }: OrderedSubscription): OrderStep[] {
  const received: OrderStep = { name: 'received', state: 'done', at: created }
  if (state === 'ENDED') return [received, { name: 'ended', state: 'stopped' }]
  const active = (step: OrderStep['state']): OrderStep => ({ name: 'active', state: step })
  if (!portation) return [received, active(state === 'ACTIVE' ? 'done' : 'next')]
  const asked: OrderStep = { name: 'portAsked', state: 'done' }
  if (portation.state === 'refused') return [received, asked, { name: 'portRefused', state: 'stopped' }]
  if (portation.state === 'cancelled') return [received, asked, { name: 'portCancelled', state: 'stopped' }]
  const isAccepted = ACCEPTED.has(portation.state)
  return [
    received,
    asked,
    { name: 'portAccepted', state: isAccepted ? 'done' : 'next' },
    {
      ...active(state === 'ACTIVE' ? 'done' : isAccepted ? 'next' : 'later'),
      ...(portation.date !== undefined && { day: portation.date }),
    },
  ]
}

export function listedPowerOrder(orderId: string, listed: OrderedPower): Omit<OrderView, 'files'> {
  const { id, agreement, kind, state, created, subscriptionName, address, meteringPoint, perKwh, monthly } = listed
  const currency = powerCurrency(powerAgreementOf(agreement).country)
  return {
    id: orderId,
    product: 'power',
    name: subscriptionName,
    received: created,
    about: { address },
    prices: [
      { name: kind === 'fixed' ? 'perKwh' : 'markup', amount: perKwh, currency },
      { name: 'monthly', amount: monthly, currency },
    ],
    steps: [
      { name: 'received', state: 'done', at: created },
      { name: 'meterFound', state: meteringPoint === undefined ? 'next' : 'done' },
      state === 'ENDED'
        ? { name: 'ended', state: 'stopped' }
        : {
            name: 'active',
            state: state === 'ACTIVE' ? 'done' : meteringPoint === undefined ? 'later' : 'next',
            day: listed.startDate,
          },
    ],
    actions: [
      { name: 'product', to: pathTo('product-detail', { type: 'strøm', provider: 'esn', id }) },
      customerService(),
    ],
  }
}
