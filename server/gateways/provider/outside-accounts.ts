import { fault } from '#contracts/kernel/result.ts'
import { CreditCheckAnswer, MobileContract, PortationAnswer } from '#contracts/products/mobile-contract.ts'
import { Subscription } from '#contracts/products/subscription.ts'
import { invoiceOf } from './outside-products.ts'
import type { OutsideSystem } from './outside-system.ts'
import type { Customer, MobilePort, SubscriptionsPort } from './port.ts'
import { readList, readOne, type Report, type Told } from './read-answer.ts'

const namesAccount = ({ accountId }: { accountId: string }) => [accountId]
const contract: Told<MobileContract> = { schema: MobileContract, owners: namesAccount }
const creditCheck: Told<CreditCheckAnswer> = { schema: CreditCheckAnswer, owners: namesAccount }
const portation: Told<PortationAnswer> = { schema: PortationAnswer, owners: namesAccount }
const subscription: Told<Subscription> = { schema: Subscription, owners: ({ contract: { entity } }) => [entity.id] }

export function outsideMobile(system: OutsideSystem, report: Report): MobilePort {
  const of = ({ id }: Customer, what: string) => `/fenix/subscribers/${encodeURIComponent(id)}/${what}/`
  return {
    contracts: async (customer) =>
      readList(await system.json(customer, { path: of(customer, 'contracts') }), contract, customer, report),
    orderContract: async (customer, body, key) =>
      readOne(
        await system.json(customer, { method: 'POST', path: of(customer, 'contracts'), body, key }),
        contract,
        customer,
      ),
    // The outside service may run a new credit check when asked, so it is called only if that is allowed.
    checkCredit: async (customer, query, mayCheckAnew) =>
      mayCheckAnew
        ? readOne(
            await system.json(customer, { path: `/perform-credit-check?${new URLSearchParams(query)}` }),
            creditCheck,
            customer,
          )
        : fault('refused', 'step_not_confirmed'),
    mobileInvoices: async (customer) =>
      readList(await system.json(customer, { path: of(customer, 'invoices') }), invoiceOf('eRate'), customer, report),
    portation: async (customer, phone) =>
      readOne(
        await system.json(customer, { path: `/fenix/portation-status/${encodeURIComponent(phone)}/` }),
        portation,
        customer,
        ({ phoneNumber }) => phoneNumber === phone,
      ),
  }
}

export function outsideSubscriptions(system: OutsideSystem, report: Report): SubscriptionsPort {
  const one = (id: string) => `/${encodeURIComponent(id)}/`
  return {
    subscriptions: async (customer) =>
      readList(await system.json(customer, { path: '/' }), subscription, customer, report),
    subscription: async (customer, id) =>
      readOne(await system.json(customer, { path: one(id) }), subscription, customer, (found) => found.id === id),
    changeSubscription: async (customer, id, body) =>
      readOne(
        await system.json(customer, { method: 'PATCH', path: one(id), body }),
        subscription,
        customer,
        (found) => found.id === id,
      ),
  }
}
