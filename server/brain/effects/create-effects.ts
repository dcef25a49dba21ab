import { GENERAL_CONSENT } from '#contracts/account/consent.ts'
import { approveTag } from '#server/accounts/approve-tag.ts'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { findByPhone, findCustomer } from '#server/accounts/find-customer.ts'
import { fullNameOf } from '#server/accounts/to-account.ts'
import { isProven } from '#server/identity/proven-numbers.ts'
import { checkCode } from '#server/identity/one-time-code.ts'
import { sendCode } from '#server/identity/send-code.ts'
import type { SendCodeDeps } from '#server/deps.ts'
import { keepLead } from '#server/leads/keep-lead.ts'
import { readDebts } from '#server/debts/read-debts.ts'
import { checkCredit } from '#server/orders/check-credit.ts'
import { checkNumber } from '#server/orders/check-number.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { storeScore } from '#server/feedback/store-score.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { isPowerCountry, priceAreaOf } from '#contracts/catalogue/power-area.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import type { PowerOrderRequest } from '#contracts/chat/power-order.ts'
import { findMeter } from '#server/power/find-meter.ts'
import { placePowerOrder } from '#server/power/place-power-order.ts'
import type { EffectContext, EffectHandlers, ServiceEffectHandlers } from './effects.ts'
import type { LeadDeps } from '#server/leads/lead-queue.ts'

/**
 * The effects of the conversations, carried out by the embedded services in process. The effect's key is the services'
 * idempotency key; a service that is down throws, and the brain tries again.
 */
export function createEffects(deps: SendCodeDeps & LeadDeps): ServiceEffectHandlers {
  return {
    ...powerEffects(deps),
    'number.check': async ({ portNumber }) => {
      const check = await checkNumber(deps.database.db, portNumber)
      return check.portable
        ? { outcome: 'portable' }
        : { outcome: 'notPortable', gives: { portRefusal: check.refusal } }
    },
    'credit.check': async ({ name, birthDate, phone, plan }) => {
      const fullName = fullNameOf({ ...name, middleName: name.middleName ?? null })
      const { id, ...decision } = await checkCredit(deps, { name: fullName, birthDate, phone, plan, reason: 'order' })
      const deposit = decision.outcome === 'deposit' && { depositOre: decision.depositOre }
      return { outcome: decision.outcome, gives: { creditCheckId: id, ...deposit } }
    },
    'code.send': async ({ phone }, { key, session }) => {
      const asker = {
        id: askerOf(session),
        network: session.address,
        proven: await isProven(deps, session.provenNumbers ?? [], phone),
      }
      const sending = await sendCode(deps, { phone, asker, locale: session.locale, key })
      if (sending.outcome === 'unsent') throw new Error('the SMS gateway did not take the message')
      return { outcome: sending.outcome }
    },
    'code.check': async ({ phone, code }, { key, session }) => {
      const { outcome } = await checkCode(deps, { phone, code, asker: askerOf(session), key })
      if (outcome !== 'right') return { outcome }
      const customer = await findByPhone(deps, phone)
      return customer
        ? { outcome: 'known', gives: { customerId: customer.id, firstName: customer.firstName } }
        : { outcome: 'new' }
    },
    'customer.create': async (customer, { session }) => {
      const { id, firstName } = await createCustomer(deps, { ...customer, locale: session.locale })
      await approveTag(deps, id, GENERAL_CONSENT, 'chat')
      return { outcome: 'created', gives: { customerId: id, firstName } }
    },
    'order.place': async (request, { key }) => {
      const placed = await placeOrder(deps, request, key, 'chat')
      if (placed.outcome === 'invalid') {
        deps.runtime.log.warn({ key, fault: placed.fault }, 'an order could not be placed')
        return { outcome: 'failed' }
      }
      if (placed.outcome !== 'placed') return { outcome: placed.outcome }
      const { orderId, phone, newNumber } = placed.order
      return { outcome: 'placed', gives: { orderId, ...(newNumber && { newNumber: phone }) } }
    },
    'debts.read': readDebts(deps),
    'score.store': async (request, { session }) => ({
      outcome: 'stored',
      gives: { scoreId: await storeScore(deps, request, session.id, session.locale) },
    }),
    'lead.send': async (request, { key, session }) => ({
      outcome: 'sent',
      gives: { leadId: await keepLead(deps, request, key, session.locale) },
    }),
  }
}

/** Who a code is tied to: the visitor's browser, or a session that has none. */
const askerOf = ({ visitor, id }: EffectContext['session']): string => visitor ?? `session:${id}`

/** The effects of power: the metering point of an address, and the order. */
export function powerEffects(deps: LeadDeps): Pick<EffectHandlers, 'metering.find' | 'power.order'> {
  return {
    'metering.find': async (address, { session }) => {
      const country = countryOf(session.locale)
      if (!isPowerCountry(country)) return { outcome: 'notFound' }
      const { outcome, ...meters } = await findMeter(deps, country, address)
      return { outcome, gives: { ...meters, priceArea: priceAreaOf(country, address.postalCode) } }
    },
    'power.order': async (request, { key, session }) => {
      const placed = await placePowerOrder(deps, request, key)
      if (placed.outcome === 'invalid') {
        deps.runtime.log.warn({ key, fault: placed.fault }, 'an order of power could not be placed')
        return { outcome: 'failed' }
      }
      if (placed.outcome === 'placed' && request.meteringPoint === undefined)
        await askForMeter(deps, request, { key, orderId: placed.orderId, locale: session.locale })
      return placed.outcome === 'placed'
        ? { outcome: 'placed', gives: { orderId: placed.orderId } }
        : { outcome: placed.outcome }
    },
  }
}

type Placed = { key: string; orderId: string; locale: Locale }

/** Somebody has to find the metering point of an order that was placed without one: customer service gets it as a lead, once an order. */
async function askForMeter(
  deps: LeadDeps,
  { customerId, street, postalCode, city, startDate }: PowerOrderRequest,
  { key, orderId, locale }: Placed,
): Promise<void> {
  const customer = await findCustomer(deps, customerId)
  if (!customer) return
  const { firstName, lastName, phone, email } = customer
  const answers = [
    { label: 'order', value: orderId },
    { label: 'address', value: `${street}, ${postalCode} ${city}` },
    { label: 'start', value: startDate },
  ]
  const lead = { kind: 'callback' as const, about: 'power order without metering point', answers }
  await keepLead(
    deps,
    { name: { firstName, lastName }, phone, ...(email && { email }), customerId, lead },
    `${key}:meter`,
    locale,
  )
}
