import { uncontrolledData } from '#contracts/catalogue/data-cap.ts'
import { flexUse } from '#contracts/catalogue/norway-prices.ts'
import { orderPrice } from '#contracts/catalogue/order-price.ts'
import { planOf, type Plan } from '#contracts/catalogue/plans.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Row, Scene } from '../../kit/define-flow.ts'
import { fullName } from './values.ts'

/**
 * The card before the order: what is bought, whose it is, where it goes, and last, next to the button that orders, what it
 * costs. Amounts from the catalogue.
 */
export function orderSummary({ facts }: Scene): Row[] {
  const { plan: id, numberChoice } = facts
  if (!id || !numberChoice) return []
  const plan = planOf(id)
  const { monthly, setUp } = orderPrice(id, numberChoice)
  return [
    { label: 'order.row.plan', value: plan.name, strong: true },
    ...useRows(plan),
    { label: 'order.row.binding', value: { text: 'order.row.binding.none' } },
    ...whoRows(facts),
    { label: 'order.row.monthly', value: { money: monthly }, strong: true },
    { label: 'order.row.setUp', value: { money: setUp }, strong: true },
    ...(facts.depositOre ? [{ label: 'order.row.deposit', value: { money: facts.depositOre }, strong: true }] : []),
  ]
}

function useRows(plan: Plan): Row[] {
  const calls: Row = plan.freeUse
    ? { label: 'order.row.calls', value: { text: 'order.row.calls.free' } }
    : { label: 'order.row.perUse', value: { money: flexUse.minute.amount } }
  return [...(plan.kind === 'broadband' ? [] : [calls]), ...dataRows(plan)]
}

function dataRows({ whenUsedUp, dataMb }: Plan): Row[] {
  if (whenUsedUp === 'metered') return [{ label: 'order.row.data', value: { text: 'order.row.data.byUse' } }]
  const data: Row = { label: 'order.row.data', value: dataMb < 1_000 ? `${dataMb} MB` : `${dataMb / 1_000} GB` }
  const usedUp = {
    slowed: [{ label: 'order.row.slowed', value: `${uncontrolledData.throttleKbps} kbps` }],
    stopped: [{ label: 'order.row.control', value: { text: 'order.row.control.on' } }],
    charged: [
      { label: 'order.row.beyond', value: { money: uncontrolledData.price.amount } },
      { label: 'order.row.beyondMax', value: { money: uncontrolledData.maxMonthly } },
    ],
  } satisfies Record<typeof whenUsedUp, Row[]>
  return [data, ...usedUp[whenUsedUp]]
}

function whoRows({ numberChoice, portNumber, forWhom, childName, name, phone, email, street, postalCode, city }: Facts): Row[] {
  const number: Row['value'] = numberChoice === 'keep' && portNumber ? { phone: portNumber } : { text: 'order.row.number.new' }
  return [
    { label: 'order.row.number', value: number },
    ...(forWhom === 'child' && childName ? [{ label: 'order.row.child', value: fullName(childName) }] : []),
    ...(name ? [{ label: 'order.row.name', value: fullName(name) }] : []),
    ...(phone ? [{ label: 'order.row.phone', value: { phone } }] : []),
    ...(email ? [{ label: 'order.row.email', value: email }] : []),
    { label: 'order.row.address', value: `${street}, ${postalCode} ${city}` },
  ]
}
