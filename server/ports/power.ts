import * as v from 'valibot'
import type { PowerCountry } from '#contracts/catalogue/power-area.ts'
import { powerCatalogueVersion, powerPrice } from '#contracts/catalogue/power.ts'
import type { PowerOrderRequest } from '#contracts/chat/power-order.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { refused } from '#contracts/ports/later-answer.ts'
import {
  metersPort,
  PowerOrderAnswer,
  powerPort,
  type MetersAnswer,
  type OrderedPower,
} from '#contracts/ports/power.ts'
import type { LetterDeps } from '#server/confirmation/letter-queue.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { EvidenceDeps, OrderOrigin } from '#server/evidence/record-order.ts'
import type { PortClient } from '#server/gateways/ports/port-client.ts'
import { findMeter } from '#server/power/find-meter.ts'
import { placePowerOrder, powerParticulars } from '#server/power/place-power-order.ts'
import { powerOverviewOf } from '#server/power/read-power.ts'
import { idAtSystem, outsideId } from './outside-id.ts'
import { keepPlaced, type OutsideDeps } from './placed-elsewhere.ts'
import { once } from './remembered.ts'
import { withdrawHere, type Withdraw } from './withdraw.ts'

type Address = { street: string; postalCode: string }

export type Meters = { find: (country: PowerCountry, address: Address) => Promise<MetersAnswer> }

type Final = Exclude<PowerOrderAnswer, { state: 'pending' }>

/** `place` throws `NotKnownYet` while an outside system has not decided. */
export type Power = {
  place: (request: PowerOrderRequest, key: string, origin: OrderOrigin) => Promise<Final>
  list: (customerId: string) => Promise<Result<OrderedPower[]>>
  withdraw: Withdraw
}

export const embeddedMeters = (deps: StoreDeps): Meters => ({
  find: (country, address) => findMeter(deps, country, address),
})

export const outsideMeters = (ask: PortClient): Meters => ({
  find: async (country, { street, postalCode }) => {
    const code = postalCode.replace(/\D/g, '')
    const told = await ask(metersPort.operations.find, { country, street, postalCode: code }, { customer: code })
    if (told.ok) return told.value
    if (told.reason === 'notFound') return { outcome: 'notFound' }
    throw new Error(`the meter register did not answer: ${told.code ?? told.reason}`)
  },
})

const REFUSALS = { alreadyCustomer: 'already_customer', priceChanged: 'price_changed', tooSoon: 'too_soon' } as const

export const embeddedPower = (deps: LetterDeps & EvidenceDeps): Power => ({
  place: async (request, key, origin) => {
    const placed = await placePowerOrder(deps, request, key, origin)
    if (placed.outcome === 'placed') return { state: 'placed', key, orderId: placed.orderId }
    return refused(key, placed.outcome === 'invalid' ? placed.fault : REFUSALS[placed.outcome])
  },
  list: async (customerId) =>
    ok((await powerOverviewOf(deps, customerId)).map((one) => ({ ...one, accountId: customerId }))),
  withdraw: withdrawHere(deps),
})

/** Prices are checked here before anything is sent, as they are ours (BEY-07). */
export function outsidePower(deps: OutsideDeps, ask: PortClient, reportTo: string): Power {
  const { place, status, list, withdraw } = powerPort.operations
  return {
    place: async (request, key, origin) => {
      const { customerId } = request
      const answer = await once<Final>(deps, {
        port: 'power',
        key,
        customerId,
        parse: (kept) => v.parse(PowerOrderAnswer, kept),
        ask: () => ask(status, { key }, { customer: customerId }),
        send: async (customer) =>
          isQuoted(request, deps.runtime.now())
            ? ask(place, { ...request, reportTo, customer }, { customer: customerId, key })
            : fault('refused', 'price_changed'),
      })
      if (answer.state === 'refused') return answer
      const orderId = outsideId('power', answer.orderId)
      const order = { id: orderId, legalEntity: customerId, product: 'power' as const, ...powerParticulars(request) }
      await keepPlaced(deps, origin, order)
      return { ...answer, orderId }
    },
    list: async (customerId) => {
      const told = await ask(list, { customerId }, { customer: customerId })
      if (!told.ok) return told
      if (!told.value.every(({ accountId }) => accountId === customerId)) return fault('unreadable', 'foreign')
      return ok(
        told.value.map(({ orderId, ...one }) =>
          orderId === undefined ? one : { ...one, orderId: outsideId('power', orderId) },
        ),
      )
    },
    withdraw: ({ orderId, ...withdrawn }, key) =>
      ask(withdraw, { ...withdrawn, orderId: idAtSystem('power', orderId) }, { customer: withdrawn.customerId, key }),
  }
}

function isQuoted(request: PowerOrderRequest, now: number): boolean {
  const today = osloDay(now)
  const price = powerPrice(request.powerAgreement, request.priceArea, today)
  return (
    request.catalogueVersion === powerCatalogueVersion(today) &&
    request.quotedPerKwh === price?.perKwh &&
    request.quotedMonthly === price.monthly
  )
}
