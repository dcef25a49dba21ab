import { DEFAULT_LOCALE } from '#contracts/kernel/locale.ts'
import * as v from 'valibot'
import { PlanId } from '#contracts/catalogue/plans.ts'
import { powerAgreementOf } from '#contracts/catalogue/power.ts'
import { toKroner } from '#contracts/kernel/money.ts'
import { fault, found, ok, type Result } from '#contracts/kernel/result.ts'
import type { OrderedSubscription } from '#contracts/ports/orders.ts'
import type { OrderedPower } from '#contracts/ports/power.ts'
import type { MobileContract } from '#contracts/products/mobile-contract.ts'
import type { Subscription } from '#contracts/products/subscription.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { NotKnownYet } from '#server/brain/effects/effects.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { Customer, MobilePort, SubscriptionsPort } from '#server/gateways/provider/port.ts'
import { orderRequestOf } from '#server/orders/embedded-mobile.ts'
import type { Acts } from './choose-ports.ts'

type Mobile = Omit<MobilePort, 'mobileInvoices'>

/** `/services/mobile` where orders are an outside system's and MOBILE_URL is not set. */
export function mobileOverActs(deps: StoreDeps, { orders, credit }: Pick<Acts, 'orders' | 'credit'>): Mobile {
  const contracts = async ({ id }: Customer): Promise<Result<MobileContract[]>> => {
    const told = await orders.list(id)
    return told.ok ? ok(told.value.flatMap(contractOf)) : told
  }
  return {
    contracts,
    orderContract: async (customer, order, key) => {
      try {
        const keyed = `api:${customer.id}:${key ?? deps.runtime.id()}`
        const placed = await orders.place(orderRequestOf(customer.id, order), keyed, {
          channel: 'api',
          locale: DEFAULT_LOCALE,
        })
        if (placed.state === 'refused') return fault('refused', placed.code)
        const told = await contracts(customer)
        return told.ok ? found(told.value.find(({ orderId }) => orderId === placed.orderId)) : told
      } catch (error) {
        if (error instanceof NotKnownYet) return fault('unreachable', 'not_known_yet')
        throw error
      }
    },
    checkCredit: async ({ id: accountId }, { plan, reason }, mayCheckAnew) => {
      if (!mayCheckAnew) return fault('refused', 'step_not_confirmed')
      const customer = await findCustomer(deps, accountId)
      if (!customer) return fault('notFound')
      const { birthDate, phone, firstName, lastName, middleName } = customer
      if (birthDate === null) return fault('refused', 'birth_date_missing')
      const name = { firstName, lastName, ...(middleName !== null && { middleName }) }
      const told = await credit.check({ name, birthDate, phone, plan, reason })
      if (!told.ok) return told
      const check = told.value
      return ok({
        accountId,
        id: check.id,
        outcome: check.outcome,
        ...(check.outcome === 'deposit' && { deposit: toKroner(check.depositOre) }),
        ...(check.outcome === 'refused' && check.reason !== undefined && { reason: check.reason }),
      })
    },
    portation: async ({ id: accountId }, phone) => {
      const told = await orders.list(accountId)
      if (!told.ok) return told
      const portation = told.value.find((one) => one.phoneNumber === phone)?.portation
      return found(portation && { accountId, ...portation })
    },
  }
}

function contractOf(held: OrderedSubscription): MobileContract[] {
  const { accountId, contractId, orderId, id, plan, subscriptionName, phoneNumber, state, created } = held
  if (!v.is(PlanId, plan)) return []
  const [monthly, setUp] = [toKroner(held.monthly), toKroner(held.setUp)]
  return [
    {
      accountId,
      id: contractId,
      orderId,
      subscriptionId: id,
      plan,
      subscriptionName,
      phoneNumber,
      state,
      monthly,
      setUp,
      created,
    },
  ]
}

type Outside = { orders: boolean; power: boolean }

/** `/services/subscriptions` where SUBSCRIPTIONS_URL is not set, and orders or power are an outside system's. */
export function subscriptionsOverActs(
  deps: StoreDeps,
  { orders, power }: Pick<Acts, 'orders' | 'power'>,
  outside: Outside,
  embedded: SubscriptionsPort,
): SubscriptionsPort {
  const subscriptions = async (customer: Customer): Promise<Result<Subscription[]>> => {
    const row = await findCustomer(deps, customer.id)
    const name = row ? fullNameOf(row) : ''
    const [own, mobile, agreements] = await Promise.all([
      embedded.subscriptions(customer),
      outside.orders ? orders.list(customer.id) : ok([]),
      outside.power ? power.list(customer.id) : ok([]),
    ])
    if (!own.ok) return own
    if (!mobile.ok) return mobile
    if (!agreements.ok) return agreements
    const here = own.value.filter(({ product: { kind } }) => !(kind === 'MOBILE' ? outside.orders : outside.power))
    const all = [
      ...here,
      ...mobile.value.map((one) => mobileOf(one, name)),
      ...agreements.value.map((one) => powerOf(one, name)),
    ]
    return ok(all.toSorted((a, b) => b.created.localeCompare(a.created)))
  }
  const one = async (customer: Customer, id: string) => {
    const told = await subscriptions(customer)
    return told.ok ? found(told.value.find((held) => held.id === id)) : told
  }
  return {
    subscriptions,
    subscription: one,
    changeSubscription: async (customer, id, change) => {
      const held = await one(customer, id)
      if (!held.ok) return held
      const isOutside = held.value.product.kind === 'MOBILE' ? outside.orders : outside.power
      return isOutside ? fault('refused', 'not_changed_here') : embedded.changeSubscription(customer, id, change)
    },
  }
}

const mobileOf = (held: OrderedSubscription, name: string): Subscription => ({
  id: held.id,
  product: { kind: 'MOBILE', name: held.subscriptionName },
  state: held.state,
  country: 'NO',
  description: '',
  created: held.created,
  contract: { id: held.contractId, entity: { id: held.accountId, name } },
  asset: { foreignId: held.phoneNumber, address: null },
})

const powerOf = (held: OrderedPower, name: string): Subscription => ({
  id: held.id,
  product: { kind: 'POWER', name: held.subscriptionName },
  state: held.state,
  country: powerAgreementOf(held.agreement).country,
  description: '',
  created: held.created,
  contract: { id: held.id, entity: { id: held.accountId, name } },
  asset: { foreignId: held.meteringPoint ?? '', address: { place: '', code: '', addressLines: [held.address] } },
})
