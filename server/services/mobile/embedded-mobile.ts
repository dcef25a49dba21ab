import { kroner, toKroner } from '#contracts/kernel/money.ts'
import { fault, found, ok } from '#contracts/kernel/result.ts'
import type { MobilePort } from '../../gateways/provider/port.ts'
import { findCustomer } from '../account/find-customer.ts'
import { fullNameOf } from '../account/to-account.ts'
import { readInvoices } from '../billing/read-invoices.ts'
import type { StoreDeps } from '../deps.ts'
import { checkCredit, creditCheckedToday } from './check-credit.ts'
import { placeOrder } from './place-order.ts'
import { readContracts, readPortation } from './read-contracts.ts'

/** The embedded mobile service (CALL-08). */
export function embeddedMobile(deps: StoreDeps): MobilePort {
  return {
    contracts: async ({ id }) => ok(await readContracts(deps, id)),
    orderContract: async ({ id: customerId }, { deposit, quotedMonthly, quotedSetUp, ...order }, key) => {
      const request = {
        ...order,
        customerId,
        quotedMonthly: kroner(quotedMonthly),
        quotedSetUp: kroner(quotedSetUp),
        ...(deposit !== undefined && { depositOre: kroner(deposit) }),
      }
      const placed = await placeOrder(deps, request, `api:${customerId}:${key ?? deps.world.id()}`, 'api')
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
      const check = mayCheckAnew ? await checkCredit(deps, { ...subject, reason }) : await creditCheckedToday(deps, subject)
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
