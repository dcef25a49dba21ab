import type { Locale } from '#contracts/kernel/locale.ts'
import { isPowerCountry, priceAreaOf } from '#contracts/catalogue/power-area.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import type { EffectHandlers } from '../brain/effects.ts'
import type { PowerOrderRequest } from '#contracts/chat/power-order.ts'
import { findCustomer } from '../services/account/find-customer.ts'
import type { LeadDeps } from '../services/deps.ts'
import { keepLead } from '../services/leads/keep-lead.ts'
import { findMeter } from '../services/power/find-meter.ts'
import { placePowerOrder } from '../services/power/place-power-order.ts'

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
        deps.world.log.warn({ key, fault: placed.fault }, 'an order of power could not be placed')
        return { outcome: 'failed' }
      }
      if (placed.outcome === 'placed' && request.meteringPoint === undefined) await askForMeter(deps, request, { key, orderId: placed.orderId, locale: session.locale })
      return placed.outcome === 'placed' ? { outcome: 'placed', gives: { orderId: placed.orderId } } : { outcome: placed.outcome }
    },
  }
}

type Placed = { key: string; orderId: string; locale: Locale }

/** Somebody has to find the metering point of an order that was placed without one: customer service gets it as a lead, once an order. */
async function askForMeter(deps: LeadDeps, { customerId, street, postalCode, city, startDate }: PowerOrderRequest, { key, orderId, locale }: Placed): Promise<void> {
  const customer = await findCustomer(deps, customerId)
  if (!customer) return
  const { firstName, lastName, phone, email } = customer
  const answers = [
    { label: 'order', value: orderId },
    { label: 'address', value: `${street}, ${postalCode} ${city}` },
    { label: 'start', value: startDate },
  ]
  const lead = { kind: 'callback' as const, about: 'power order without metering point', answers }
  await keepLead(deps, { name: { firstName, lastName }, phone, ...(email && { email }), customerId, lead }, `${key}:meter`, locale)
}
