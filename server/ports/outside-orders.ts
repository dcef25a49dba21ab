import { eq } from 'drizzle-orm'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import { DEFAULT_LOCALE } from '#contracts/kernel/locale.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import type { OrderCustomer, Pending, Refused, Withdrawal, Withdrawn } from '#contracts/ports/order-port.ts'
import { confirmOrder, type LetterDeps } from '#server/confirmation/letter-queue.ts'
import {
  readAccepted,
  recordOrder,
  type EvidenceDeps,
  type Order,
  type OrderOrigin,
  type OrderParticulars,
} from '#server/evidence/record-order.ts'
import { evidenceChain } from '#server/evidence/tables.ts'
import type { Call } from '#server/gateways/ports/port-client.ts'
import { withdraw } from '#server/withdrawal/withdraw.ts'
import { once } from './remembered.ts'
import { holdText } from '#server/db/hold-text.ts'

export type OrderDeps = EvidenceDeps & LetterDeps

type Placed = { state: 'placed'; key: string; orderId: string }

/** `place` throws `NotKnownYet` while an outside system has not decided. `withdraw` is one withdrawal for one key. */
export type OrderActs<Request, Final, Listed> = {
  place: (request: Request, key: string, origin: OrderOrigin) => Promise<Final | Refused>
  list: (customerId: string) => Promise<Result<Listed[]>>
  withdraw: (withdrawal: Withdrawal, key: string) => Promise<Result<Withdrawn>>
}

type PortCall<Input, Output> = (input: Input, call: Call) => Promise<Result<Output>>

type Product<Request, Final, Listed> = {
  port: OrderPortName
  product: Order['product']
  place: PortCall<Request & { customer: OrderCustomer; reportTo: string }, Final | Refused | Pending>
  status: PortCall<{ key: string }, Final | Refused | Pending>
  list: PortCall<{ customerId: string }, Listed[]>
  withdraw: PortCall<Withdrawal, Withdrawn>
  parse: (kept: unknown) => Final | Refused | Pending
  isQuoted: (request: Request, today: Day) => boolean
  particulars: (request: Request, placed: Final) => OrderParticulars
}

/** Prices are checked here before anything is sent, as they are ours (BEY-07). */
export function outsideOrderActs<
  Request extends { customerId: string },
  Final extends Placed,
  Listed extends { accountId: string; orderId?: string },
>(
  deps: OrderDeps,
  reportTo: string,
  {
    port,
    product,
    place,
    status,
    list,
    withdraw: withdrawThere,
    parse,
    isQuoted,
    particulars,
  }: Product<Request, Final, Listed>,
): OrderActs<Request, Final, Listed> {
  return {
    place: async (request, key, origin) => {
      const { customerId } = request
      const answer = await once<Final | Refused>(deps, {
        port,
        key,
        customerId,
        parse,
        ask: () => status({ key }, { customer: customerId }),
        send: async (customer) =>
          isQuoted(request, osloDay(deps.runtime.now()))
            ? place({ ...request, reportTo, customer }, { customer: customerId, key })
            : fault('refused', 'price_changed'),
      })
      if (answer.state === 'refused') return answer
      const placed = { ...answer, orderId: outsideId(port, answer.orderId) }
      await keepPlaced(deps, origin, {
        id: placed.orderId,
        legalEntity: customerId,
        product,
        ...particulars(request, placed),
      })
      return placed
    },
    list: async (customerId) => {
      const told = await list({ customerId }, { customer: customerId })
      if (!told.ok) return told
      if (!told.value.every(({ accountId }) => accountId === customerId)) return fault('unreadable', 'foreign')
      return ok(
        told.value.map((one) => (one.orderId === undefined ? one : { ...one, orderId: outsideId(port, one.orderId) })),
      )
    },
    withdraw: ({ orderId, ...withdrawn }, key) =>
      withdrawThere({ ...withdrawn, orderId: idAtSystem(port, orderId) }, { customer: withdrawn.customerId, key }),
  }
}

export const withdrawHere =
  (deps: LetterDeps): OrderActs<never, never, never>['withdraw'] =>
  async ({ customerId: customer, orderId }) => {
    const view = await withdraw(deps, { customer, order: orderId, through: 'account', locale: DEFAULT_LOCALE })
    if (!view) return fault('notFound')
    return view.state === 'withdrawn' ? ok({ state: 'withdrawn', orderId }) : fault('refused', 'too_late')
  }

export type OrderPortName = 'orders' | 'power'

/** Two systems may number their orders alike, so here an order's id has its port before it: `orders.P-17`. */
export const outsideId = (port: OrderPortName, id: string): string => `${port}.${id}`

/** The id as the system knows it. */
function idAtSystem(port: OrderPortName, id: string): string {
  const before = outsideId(port, '')
  return id.startsWith(before) ? id.slice(before.length) : id
}

/** Keeps the evidence of an order that an outside system has placed, and confirms it; repeated, it adds nothing. */
async function keepPlaced(deps: OrderDeps, origin: OrderOrigin, order: Order): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await holdText(tx, `evidence:${order.id}`)
    if ((await tx.$count(evidenceChain, eq(evidenceChain.order, order.id))) > 0) return
    const { id, product, legalEntity: customer } = order
    const accepted = await readAccepted(deps, tx, origin, product)
    const locale = origin.channel === 'chat' ? origin.locale : undefined
    await confirmOrder(deps, tx, { order: id, product, customer, locale })
    await recordOrder(deps, tx, accepted, order)
  })
}
