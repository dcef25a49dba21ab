import { embeddedRegister, type CustomerRegister } from '#server/accounts/customer-register.ts'
import type { Features } from '#contracts/ports/features.ts'
import type { PortName } from '#contracts/ports/ports.ts'
import type { LetterDeps } from '#server/confirmation/letter-queue.ts'
import type { EvidenceDeps } from '#server/evidence/record-order.ts'
import { portAddress, type Env } from '#server/env.ts'
import { createPortClient, type PortClient } from '#server/gateways/ports/port-client.ts'
import {
  embeddedCredit,
  embeddedNumbers,
  outsideCredit,
  outsideNumbers,
  type Credit,
  type Numbers,
} from './credit-and-numbers.ts'
import { embeddedAnalytics, outsideAnalytics, type Analytics } from './analytics.ts'
import { outsideCustomers } from './customers.ts'
import type { ErasureDeps } from './erasures.ts'
import { embeddedDebtRegister, outsideDebtRegister, type DebtRegister } from './debts.ts'
import { chooseFeatures } from './switched-off.ts'
import { embeddedFeatures, type FeatureToggles } from './features.ts'
import { embeddedOrders, outsideOrders, type Orders } from './orders.ts'
import { embeddedReviews, outsideReviews, REVIEWS_DEADLINE, type Reviews } from './reviews.ts'
import { embeddedMeters, embeddedPower, outsideMeters, outsidePower, type Meters, type Power } from './power.ts'

export type Acts = {
  credit: Credit
  orders: Orders
  portability: Numbers
  meters: Meters
  power: Power
  debtRegister: DebtRegister
  customers: CustomerRegister
  features: FeatureToggles
  reviews: Reviews
  analytics: Analytics
}

export const embeddedActs = (deps: LetterDeps & EvidenceDeps, features: Features = {}): Acts => ({
  credit: embeddedCredit(deps),
  orders: embeddedOrders(deps),
  portability: embeddedNumbers(deps),
  meters: embeddedMeters(deps),
  power: embeddedPower(deps),
  debtRegister: embeddedDebtRegister(deps),
  customers: embeddedRegister(deps),
  features: embeddedFeatures(deps, features),
  reviews: embeddedReviews,
  analytics: embeddedAnalytics,
})

/** Each act goes to the outside system whose address is set, else to the embedded service. */
export function chooseActs(deps: LetterDeps & EvidenceDeps & ErasureDeps, env: Env): Acts {
  const at = <T>(
    name: PortName,
    adapter: (ask: PortClient, reportTo: string) => T,
    deadline?: number,
  ): T | undefined => {
    const base = portAddress(env, name)
    if (base === undefined || env.PORT_SECRET === undefined) return undefined
    const reportTo = `${env.PUBLIC_URL ?? `http://localhost:${env.PORT}`}/services/hooks/${name}`
    return adapter(
      createPortClient({ base, secret: env.PORT_SECRET, now: deps.runtime.now, ...(deadline && { deadline }) }),
      reportTo,
    )
  }
  const embedded = embeddedActs(deps, env.FEATURES)
  return {
    credit: at('credit', (ask) => outsideCredit(deps, ask)) ?? embedded.credit,
    orders: at('orders', (ask, reportTo) => outsideOrders(deps, ask, reportTo)) ?? embedded.orders,
    portability: at('portability', outsideNumbers) ?? embedded.portability,
    meters: at('meters', outsideMeters) ?? embedded.meters,
    power: at('power', (ask, reportTo) => outsidePower(deps, ask, reportTo)) ?? embedded.power,
    debtRegister: at('debtRegister', outsideDebtRegister) ?? embedded.debtRegister,
    customers: at('customers', (ask) => outsideCustomers(deps, ask)) ?? embedded.customers,
    features: chooseFeatures(deps, env),
    reviews: at('reviews', (ask) => outsideReviews(deps.runtime, ask), REVIEWS_DEADLINE) ?? embedded.reviews,
    analytics: at('analytics', outsideAnalytics) ?? embedded.analytics,
  }
}
