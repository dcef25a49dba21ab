import { GENERAL_CONSENT } from '#contracts/account/consent.ts'
import type { EffectContext, EffectHandlers } from '../brain/effects.ts'
import { approveTag } from '../services/account/approve-tag.ts'
import { createCustomer } from '../services/account/create-customer.ts'
import { findByPhone } from '../services/account/find-customer.ts'
import { fullNameOf } from '../services/account/to-account.ts'
import { isProven } from '../visitor/proven-numbers.ts'
import { checkCode } from '../services/auth/check-code.ts'
import { sendCode } from '../services/auth/send-code.ts'
import type { LeadDeps, SendCodeDeps } from '../services/deps.ts'
import { keepLead } from '../services/leads/keep-lead.ts'
import { readDebts } from '../services/debt/read-debts.ts'
import { checkCredit } from '../services/mobile/check-credit.ts'
import { checkNumber } from '../services/mobile/check-number.ts'
import { placeOrder } from '../services/mobile/place-order.ts'
import { storeScore } from '../services/scores/store-score.ts'
import { powerEffects } from './power-effects.ts'

/**
 * The effects of the conversations, carried out by the embedded services in process. The effect's key is the services'
 * idempotency key; a service that is down throws, and the brain tries again.
 */
export function createEffects(deps: SendCodeDeps & LeadDeps): Omit<EffectHandlers, 'session.signIn'> {
  return {
    ...powerEffects(deps),
    'number.check': async ({ portNumber }) => {
      const check = await checkNumber(deps.database.db, portNumber)
      return check.portable ? { outcome: 'portable' } : { outcome: 'notPortable', gives: { portRefusal: check.refusal } }
    },
    'credit.check': async ({ name, birthDate, phone, plan }) => {
      const fullName = fullNameOf({ ...name, middleName: name.middleName ?? null })
      const { id, ...decision } = await checkCredit(deps, { name: fullName, birthDate, phone, plan, reason: 'order' })
      const deposit = decision.outcome === 'deposit' && { depositOre: decision.depositOre }
      return { outcome: decision.outcome, gives: { creditCheckId: id, ...deposit } }
    },
    'code.send': async ({ phone }, { key, session }) => {
      const asker = { id: askerOf(session), network: session.address, proven: await isProven(deps, session.provenNumbers ?? [], phone) }
      const sending = await sendCode(deps, { phone, asker, locale: session.locale, key })
      if (sending.outcome === 'unsent') throw new Error('the SMS gateway did not take the message')
      return { outcome: sending.outcome }
    },
    'code.check': async ({ phone, code }, { key, session }) => {
      const { outcome } = await checkCode(deps, { phone, code, asker: askerOf(session), key })
      if (outcome !== 'right') return { outcome }
      const customer = await findByPhone(deps, phone)
      return customer ? { outcome: 'known', gives: { customerId: customer.id, firstName: customer.firstName } } : { outcome: 'new' }
    },
    'customer.create': async (customer, { session }) => {
      const { id, firstName } = await createCustomer(deps, { ...customer, locale: session.locale })
      await approveTag(deps, id, GENERAL_CONSENT, 'chat')
      return { outcome: 'created', gives: { customerId: id, firstName } }
    },
    'order.place': async (request, { key }) => {
      const placed = await placeOrder(deps, request, key, 'chat')
      if (placed.outcome === 'invalid') {
        deps.world.log.warn({ key, fault: placed.fault }, 'an order could not be placed')
        return { outcome: 'failed' }
      }
      if (placed.outcome !== 'placed') return { outcome: placed.outcome }
      const { orderId, phone, newNumber } = placed.order
      return { outcome: 'placed', gives: { orderId, ...(newNumber && { newNumber: phone }) } }
    },
    'debts.read': readDebts(deps),
    'score.store': async (request, { session }) => ({ outcome: 'stored', gives: { scoreId: await storeScore(deps, request, session.id, session.locale) } }),
    'lead.send': async (request, { key, session }) => ({ outcome: 'sent', gives: { leadId: await keepLead(deps, request, key, session.locale) } }),
  }
}

/** Who a code is tied to: the visitor's browser, or a session that has none. */
const askerOf = ({ visitor, id }: EffectContext['session']): string => visitor ?? `session:${id}`
