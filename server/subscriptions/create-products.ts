import { CARD_DEADLINE } from '#contracts/kernel/deadlines.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { activeInsurances } from '#contracts/products/insurance.ts'
import type { Invoice, Provider } from '#contracts/products/invoice.ts'
import { failedState, type Products, type ProviderState } from '#contracts/products/provider-state.ts'
import { powerSubscriptionOf } from '#contracts/products/usage.ts'
import type { Customer, ProductsPort } from '#server/gateways/provider/port.ts'
import { limitTime } from '#server/time-limit.ts'

type Deps = { port: ProductsPort; now: () => number; report: (error: unknown) => void; deadline?: number }

/** Each call fails on its own and never rejects, so that one outage cannot break a whole page (PROD-06). */
export function createProducts(
  { port, now, report, deadline = CARD_DEADLINE }: Deps,
  customer: Customer | undefined,
): Products {
  const ask = async <T>(call: (customer: Customer) => Promise<Result<T>>): Promise<Result<T>> => {
    if (!customer) return fault('refused')
    try {
      return await limitTime(call(customer), deadline, () => fault('unreachable', 'late'))
    } catch (error) {
      report(error)
      return fault('unreachable')
    }
  }

  const stateOf = async <T>(
    subscriptions: Promise<Result<T[]>>,
    invoices: Promise<Result<Invoice[]>>,
  ): Promise<ProviderState<T>> => {
    const [told, billed] = await Promise.all([subscriptions, invoices])
    const state = told.ok
      ? { sync: true, error: false, subscriptions: told.value, lastUpdated: new Date(now()).toISOString() }
      : failedState()
    return { ...state, invoices: billed.ok ? billed.value : [], invoicesFailed: !billed.ok }
  }

  const invoices = (provider: Provider) => ask((who) => port.invoices(who, provider))
  const mobile = () => stateOf(ask(port.mobileSubscriptions), invoices('eRate'))
  const power = () =>
    stateOf(
      ask(port.powerUsages).then((told) => mapped(told, (all) => all.map(powerSubscriptionOf))),
      invoices('esn'),
    )
  const insurance = () =>
    stateOf(
      ask(port.insuranceItems).then((told) => mapped(told, activeInsurances)),
      Promise.resolve(ok([])),
    )
  return {
    mobile,
    power,
    insurance,
    overview: () => ({ mobile: mobile(), power: power(), insurance: insurance() }),
    mobileSubscription: (id) => ask((who) => port.mobileSubscription(who, id)),
    powerSubscription: async (id) => mapped(await ask((who) => port.powerUsage(who, id)), powerSubscriptionOf),
  }
}

const mapped = <A, B>(result: Result<A>, map: (value: A) => B): Result<B> =>
  result.ok ? ok(map(result.value)) : result
