import { isPowerCountry, priceAreaOf } from '#contracts/catalogue/power-area.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import type { EffectHandlers } from '../brain/effects.ts'
import type { StoreDeps } from '../services/deps.ts'
import { findMeter } from '../services/power/find-meter.ts'
import { placePowerOrder } from '../services/power/place-power-order.ts'

/** The effects of power: the metering point of an address, and the order. */
export function powerEffects(deps: StoreDeps): Pick<EffectHandlers, 'metering.find' | 'power.order'> {
  return {
    'metering.find': async (address, { session }) => {
      const country = countryOf(session.locale)
      if (!isPowerCountry(country)) return { outcome: 'notFound' }
      const { outcome, ...meters } = await findMeter(deps, country, address)
      return { outcome, gives: { ...meters, priceArea: priceAreaOf(country, address.postalCode) } }
    },
    'power.order': async (request, { key }) => {
      const placed = await placePowerOrder(deps, request, key)
      if (placed.outcome === 'invalid') {
        deps.world.log.warn({ key, fault: placed.fault }, 'an order of power could not be placed')
        return { outcome: 'failed' }
      }
      return placed.outcome === 'placed' ? { outcome: 'placed', gives: { orderId: placed.orderId } } : { outcome: placed.outcome }
    },
  }
}
