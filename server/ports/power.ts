import { OutsideFault } from '#server/brain/effects/effects.ts'
import * as v from 'valibot'
import type { PowerCountry } from '#contracts/catalogue/power-area.ts'
import { powerCatalogueVersion, powerPrice } from '#contracts/catalogue/power.ts'
import type { PowerOrderRequest } from '#contracts/chat/power-order.ts'
import { ok } from '#contracts/kernel/result.ts'
import { refused } from '#contracts/ports/order-port.ts'
import {
  metersPort,
  PowerOrderAnswer,
  powerPort,
  type MetersAnswer,
  type OrderedPower,
} from '#contracts/ports/power.ts'
import type { StoreDeps } from '#server/deps.ts'
import { bindOperation, type PortClient } from '#server/gateways/ports/port-client.ts'
import { findMeter } from '#server/power/find-meter.ts'
import { placePowerOrder, powerParticulars } from '#server/power/place-power-order.ts'
import { powerOverviewOf } from '#server/power/read-power.ts'
import { outsideOrderActs, withdrawHere, type OrderActs, type OrderDeps } from './outside-orders.ts'

type Address = { street: string; postalCode: string }

export type Meters = { find: (country: PowerCountry, address: Address) => Promise<MetersAnswer> }

export type Power = OrderActs<PowerOrderRequest, Extract<PowerOrderAnswer, { state: 'placed' }>, OrderedPower>

export const embeddedMeters = (deps: StoreDeps): Meters => ({
  find: (country, address) => findMeter(deps, country, address),
})

export const outsideMeters = (ask: PortClient): Meters => ({
  find: async (country, { street, postalCode }) => {
    const code = postalCode.replace(/\D/g, '')
    const told = await ask(metersPort.operations.find, { country, street, postalCode: code }, { customer: code })
    if (told.ok) return told.value
    if (told.reason === 'notFound') return { outcome: 'notFound' }
    throw new OutsideFault('meter register', told)
  },
})

const REFUSALS = { alreadyCustomer: 'already_customer', priceChanged: 'price_changed', tooSoon: 'too_soon' } as const

export const embeddedPower = (deps: OrderDeps): Power => ({
  place: async (request, key, origin) => {
    const placed = await placePowerOrder(deps, request, key, origin)
    if (placed.outcome === 'placed') return { state: 'placed', key, orderId: placed.orderId }
    return refused(key, placed.outcome === 'invalid' ? placed.fault : REFUSALS[placed.outcome])
  },
  list: async (customerId) =>
    ok((await powerOverviewOf(deps, customerId)).map((one) => ({ ...one, accountId: customerId }))),
  withdraw: withdrawHere(deps),
})

const { place, status, list, withdraw } = powerPort.operations

export const outsidePower = (deps: OrderDeps, ask: PortClient, reportTo: string): Power =>
  outsideOrderActs(deps, reportTo, {
    port: 'power',
    product: 'power',
    place: bindOperation(ask, place),
    status: bindOperation(ask, status),
    list: bindOperation(ask, list),
    withdraw: bindOperation(ask, withdraw),
    parse: (kept) => v.parse(PowerOrderAnswer, kept),
    isQuoted: (request, today) => {
      const price = powerPrice(request.powerAgreement, request.priceArea, today)
      return (
        request.catalogueVersion === powerCatalogueVersion(today) &&
        request.quotedPerKwh === price?.perKwh &&
        request.quotedMonthly === price.monthly
      )
    },
    particulars: powerParticulars,
  })
