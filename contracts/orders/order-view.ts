import { osloDay, type Day } from '../kernel/days.ts'
import type { Currency, Ore } from '../kernel/money.ts'

export type OrderStepName =
  | 'creditChecked'
  | 'received'
  | 'simSent'
  | 'portAsked'
  | 'portAccepted'
  | 'portRefused'
  | 'portCancelled'
  | 'meterFound'
  | 'supplierTold'
  | 'active'
  | 'ended'

/** `at` is an ISO 8601 instant; `day` where no time of day is known. The first step that is not done is `next`. */
export type OrderStep = {
  name: OrderStepName
  state: 'done' | 'next' | 'later' | 'stopped'
  at?: string
  day?: Day
}

export type OrderPriceName = 'monthly' | 'setUp' | 'deposit' | 'perKwh' | 'markup'
/** In øre; a price per kWh in hundredths of an øre. */
export type OrderPrice = { name: OrderPriceName; amount: Ore; currency: Currency }

/** What can be done now; `to` is a page of the portal. */
export type OrderAction = { name: 'product' | 'customerService'; to: string }

export const ORDER_FILES = ['evidence.pdf', 'evidence.json'] as const
export type OrderFileName = (typeof ORDER_FILES)[number]

export type OrderView = {
  id: string
  product: 'mobile' | 'power'
  name: string
  received: string
  /** The number, or the address of the meter. */
  about: { phone: string } | { address: string }
  prices: OrderPrice[]
  steps: OrderStep[]
  actions: OrderAction[]
  files: readonly OrderFileName[]
  /** The system that has the order does not tell of it now: this is what the portal recorded. */
  unreached?: true
}

/** A step as it is derived: `at` or `day` in the future means that it has not happened. */
export type DatedStep = Pick<OrderStep, 'name'> & { at?: number | undefined; day?: Day | undefined; stops?: boolean }

/** With an end in the past, what had not happened by then is left out. */
export function stepsAt(all: readonly DatedStep[], endedAt: Date | null, now: number): OrderStep[] {
  const ended = endedAt !== null && endedAt.getTime() <= now ? endedAt.getTime() : undefined
  const today = osloDay(ended ?? now)
  const steps: readonly DatedStep[] =
    ended === undefined
      ? all
      : [
          ...all.filter(({ at, day }) => (at ?? Infinity) <= ended || (day !== undefined && day <= today)),
          { name: 'ended', at: ended, stops: true },
        ]
  let isNext = true
  return steps.map(({ name, at, day, stops }): OrderStep => {
    const isDone = at !== undefined ? at <= now : day !== undefined && day <= today
    const state = isDone ? (stops ? 'stopped' : 'done') : isNext ? 'next' : 'later'
    if (!isDone) isNext = false
    return {
      name,
      state,
      ...(at !== undefined && isDone && { at: new Date(at).toISOString() }),
      ...(day !== undefined && { day }),
    }
  })
}
