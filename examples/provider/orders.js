// Books of orders: one decision for each key, found again by it, reported when it comes later, withdrawn.
import { randomUUID } from 'node:crypto'
import { dayOf } from './day.js'
import { linesKept, write } from './ledger.js'
import { report } from './signed.js'

const { DECIDES_AFTER } = process.env
const PLANS = { '12gb': 'Provider 12 GB', '6gb': 'Provider 6 GB' }
const withdrawals = new Map(linesKept().flatMap((line) => (line.withdrawnAt ? [[line.orderId, line.withdrawnAt]] : [])))

function createBook(product, decide, show) {
  const orders = new Map(
    linesKept()
      .filter((line) => line.answer && (line.product ?? 'mobile') === product)
      .map((line) => [line.answer.key, line]),
  )
  const undecided = new Set()

  const keep = (key, order) => {
    const answer = { key, ...decide(order, orders.size) }
    const line = { answer, product, customerId: order.customer.id, order, at: new Date().toISOString() }
    write(line)
    orders.set(key, line)
    return answer
  }

  return {
    place: (key, order, later) => {
      const known = orders.get(key)
      if (known) return [200, known.answer]
      const wait = DECIDES_AFTER ?? (later ? '300' : undefined)
      if (wait === undefined) return [201, keep(key, order)]
      if (!undecided.has(key)) {
        undecided.add(key)
        setTimeout(() => {
          undecided.delete(key)
          const answer = keep(key, order)
          if (order.reportTo) void report(order.reportTo, { id: randomUUID(), key, answer })
        }, Number(wait))
      }
      return [202, { state: 'pending', key }]
    },
    status: (key) => {
      const known = orders.get(key)
      if (known) return [200, known.answer]
      return undecided.has(key) ? [200, { state: 'pending', key }] : [404, { code: 'not_found' }]
    },
    withdraw: (orderId, { withdrawnAt }) => {
      if (![...orders.values()].some(({ answer }) => answer.orderId === orderId)) return [404, { code: 'not_found' }]
      if (!withdrawals.has(orderId)) {
        write({ orderId, withdrawnAt })
        withdrawals.set(orderId, withdrawnAt)
      }
      return [200, { state: 'withdrawn', orderId }]
    },
    list: (customer) => {
      const own = [...orders.values()].filter(
        ({ customerId, answer }) => customerId === customer && answer.state === 'placed',
      )
      const listed = own.map(({ answer, order, at }) => ({
        accountId: customer,
        orderId: answer.orderId,
        id: answer.orderId,
        state: withdrawals.has(answer.orderId) ? 'ENDED' : 'ORDERED',
        created: at,
        ...show(order, answer),
      }))
      return [200, listed.reverse()]
    },
  }
}

export const mobileOrders = createBook(
  'mobile',
  ({ numberChoice, portNumber }, count) => {
    if (numberChoice === 'keep' && !/^\+47[49]\d{7}$/.test(portNumber ?? ''))
      return { state: 'refused', code: 'not_portable' }
    const newNumber = numberChoice === 'new' ? `+47${48_000_001 + count}` : undefined
    return { state: 'placed', orderId: `P-${randomUUID()}`, newNumber }
  },
  (order, { orderId, newNumber }) => ({
    contractId: orderId,
    subscriptionName: PLANS[order.plan] ?? `Provider ${order.plan}`,
    plan: order.plan,
    phoneNumber: newNumber ?? order.portNumber,
    monthly: order.quotedMonthly,
    setUp: order.quotedSetUp,
  }),
)

export const powerOrders = createBook(
  'power',
  ({ startDate }) =>
    startDate > dayOf(new Date())
      ? { state: 'placed', orderId: `E-${randomUUID()}` }
      : { state: 'refused', code: 'too_soon' },
  (order) => ({
    subscriptionName: `Provider ${order.powerAgreement}`,
    agreement: order.powerAgreement,
    kind: order.powerAgreement.includes('fast') ? 'fixed' : 'monthly',
    address: `${order.street}, ${order.postalCode} ${order.city}`,
    meteringPoint: order.meteringPoint,
    perKwh: order.quotedPerKwh,
    monthly: order.quotedMonthly,
    currency: order.powerAgreement.startsWith('se') ? 'SEK' : 'DKK',
    startDate: order.startDate,
  }),
)
