import { analyticsPort } from './analytics.ts'
import { creditPort } from './credit.ts'
import { customersPort } from './customers.ts'
import { debtsPort } from './debts.ts'
import { ordersPort } from './orders.ts'
import { featuresPort } from './features.ts'
import { leadsPort } from './leads.ts'
import type { Port } from './port.ts'
import { reviewsPort } from './reviews.ts'
import { smsPort } from './sms.ts'
import { portabilityPort } from './portability.ts'
import { metersPort, powerPort } from './power.ts'

export const PORTS = {
  credit: creditPort,
  orders: ordersPort,
  portability: portabilityPort,
  meters: metersPort,
  power: powerPort,
  debtRegister: debtsPort,
  customers: customersPort,
  leads: leadsPort,
  features: featuresPort,
  reviews: reviewsPort,
  analytics: analyticsPort,
  sms: smsPort,
} satisfies Record<string, Port>

export type PortName = keyof typeof PORTS

export const isPortName = (written: string): written is PortName => Object.hasOwn(PORTS, written)
export const PORT_NAMES: readonly PortName[] = Object.keys(PORTS).filter(isPortName)

/** The ports whose embedded register holds nothing real although money or law is at stake (ORD-06). */
export const AT_STAKE: readonly PortName[] = PORT_NAMES.filter((name) => {
  const port: Port = PORTS[name]
  return port.atStake !== 'nothing'
})
