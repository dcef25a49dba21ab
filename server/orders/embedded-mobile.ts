import { and, desc, eq } from 'drizzle-orm'
import { DEFAULT_LOCALE } from '#contracts/kernel/locale.ts'
import { kroner, toKroner } from '#contracts/kernel/money.ts'
import { fault, found, ok } from '#contracts/kernel/result.ts'
import type { MobilePort } from '#server/gateways/provider/port.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { readInvoices } from '#server/billing/read-invoices.ts'
import type { LetterDeps } from '#server/confirmation/letter-queue.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { EvidenceDeps } from '#server/evidence/record-order.ts'
import { planOf } from '#contracts/catalogue/plans.ts'
import type { PortationStatus } from '#contracts/products/portation.ts'
import type { OrderRequest } from '#contracts/chat/mobile-order.ts'
import type { ContractOrder, MobileContract } from '#contracts/products/mobile-contract.ts'
import { subscriptionStateAt } from '#server/subscriptions/embedded-subscriptions.ts'
import { checkCredit, creditCheckedToday } from './check-credit.ts'
import { placeOrder } from './place-order.ts'
import { mobileOrders } from './mobile-orders.ts'
import { contract, portation, subscription } from './tables.ts'
import { portationStatusAt } from './portation-status.ts'

export function embeddedMobile(deps: LetterDeps & EvidenceDeps): MobilePort {
  return {
    contracts: async ({ id }) => ok(await readContracts(deps, id)),
    orderContract: async ({ id: customerId }, order, key) => {
      const request = orderRequestOf(customerId, order)
      const placed = await placeOrder(deps, request, `api:${customerId}:${key ?? deps.runtime.id()}`, {
        channel: 'api',
        locale: DEFAULT_LOCALE,
      })
      if (placed.outcome === 'alreadyCustomer') return fault('refused', 'already_customer')
      if (placed.outcome === 'priceChanged') return fault('refused', 'price_changed')
      if (placed.outcome === 'invalid') return fault('refused', placed.fault)
      return found((await readContracts(deps, customerId)).find(({ id }) => id === placed.order.contractId))
    },
    checkCredit: async ({ id: accountId }, { plan, reason }, mayCheckAnew) => {
      const customer = await findCustomer(deps, accountId)
      if (!customer) return fault('notFound')
      const { birthDate, phone } = customer
      if (birthDate === null) return fault('refused', 'birth_date_missing')
      const subject = { name: fullNameOf(customer), birthDate, phone, plan }
      const check = mayCheckAnew
        ? await checkCredit(deps, { ...subject, reason })
        : await creditCheckedToday(deps, subject)
      if (!check) return fault('refused', 'step_not_confirmed')
      const { id, ...decision } = check
      return ok({
        accountId,
        id,
        outcome: decision.outcome,
        ...(decision.outcome === 'deposit' && { deposit: toKroner(decision.depositOre) }),
        ...(decision.outcome === 'refused' && { reason: decision.reason }),
      })
    },
    mobileInvoices: async ({ id }) => ok(await readInvoices(deps, id, 'eRate')),
    portation: async ({ id: accountId }, phone) => {
      const status = await readPortation(deps, accountId, phone)
      return found(status && { accountId, ...status })
    },
  }
}

export function orderRequestOf(
  customerId: string,
  { deposit, quotedMonthly, quotedSetUp, ...order }: ContractOrder,
): OrderRequest {
  return {
    ...order,
    customerId,
    quotedMonthly: kroner(quotedMonthly),
    quotedSetUp: kroner(quotedSetUp),
    ...(deposit !== undefined && { depositOre: kroner(deposit) }),
  }
}

async function readContracts({ database, runtime }: StoreDeps, legalEntityId: string): Promise<MobileContract[]> {
  const now = runtime.now()
  const rows = await mobileOrders(database.db)
    .where(eq(contract.legalEntity, legalEntityId))
    .orderBy(desc(contract.createdAt), desc(contract.id))
  return rows.map(({ contract: { id, createdAt }, mobile_order: order, subscription: held, portation: porting }) => ({
    accountId: legalEntityId,
    id,
    orderId: order.id,
    subscriptionId: held.id,
    plan: held.plan,
    subscriptionName: planOf(held.plan).name,
    phoneNumber: held.phone,
    state: subscriptionStateAt(held, porting, now),
    monthly: toKroner(held.monthly),
    setUp: toKroner(order.setUp),
    created: createdAt.toISOString(),
  }))
}

export async function readPortation(
  { database, runtime }: StoreDeps,
  legalEntityId: string,
  phone: string,
): Promise<PortationStatus | undefined> {
  const [row] = await database.db
    .select({ portation })
    .from(portation)
    .innerJoin(subscription, eq(subscription.id, portation.subscription))
    .where(and(eq(portation.phone, phone), eq(subscription.legalEntity, legalEntityId)))
    .orderBy(desc(portation.submittedAt))
    .limit(1)
  return row && portationStatusAt(row.portation, runtime.now())
}
