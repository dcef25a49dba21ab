import type { Hono } from 'hono'
import type { Env } from '../../env.ts'
import { outsideInsurance, outsideMobile, outsidePower } from '../../gateways/provider/http-provider.ts'
import { createOutsideSystem, type OutsideSystem } from '../../gateways/provider/outside-system.ts'
import type { ProviderPort } from '../../gateways/provider/port.ts'
import type { SignedInDeps } from '../deps.ts'
import type { SignedIn } from '../require-login.ts'
import { createEmbeddedProvider } from './embedded-provider.ts'
import { forwardRoutes } from './forward-routes.ts'

/** Where each service that may be an outside system stands at the portal, by its setting. */
export const PROVIDER_PATHS = {
  MOBILE_URL: '/services/mobile',
  ERATE_URL: '/services/gateway/erate',
  ESN_URL: '/services/gateway/esn',
  BILLING_URL: '/services/billing',
  INSURANCE_URL: '/services/insurance',
  SUBSCRIPTIONS_URL: '/services/subscriptions',
  CORE_URL: '/services/core',
} as const
type ProviderSetting = keyof typeof PROVIDER_PATHS
export type ProviderEnv = Pick<Env, ProviderSetting>

type Chosen = {
  provider: ProviderPort
  /** The routes of a service: those given, or the way to the outside system of its setting. */
  at: (setting: ProviderSetting, embedded: () => Hono<SignedIn>) => [path: string, routes: Hono<SignedIn>]
}

/** Chooses for each provider the embedded service, or the gateway to the outside system its setting names. */
export function chooseProvider(deps: SignedInDeps, env: ProviderEnv): Chosen {
  const { world } = deps
  const systems = new Map<ProviderSetting, OutsideSystem>()
  const outside = (setting: ProviderSetting): OutsideSystem | undefined => {
    const base = env[setting]
    if (base === undefined) return undefined
    const system = systems.get(setting) ?? createOutsideSystem({ base, now: world.now })
    systems.set(setting, system)
    return system
  }
  const report = (service: string) => (dropped: number) => world.log.warn({ service, dropped }, 'entries of a provider could not be read')
  const embedded = createEmbeddedProvider(deps)
  const [erate, esn, insurance] = [outside('ERATE_URL'), outside('ESN_URL'), outside('INSURANCE_URL')]
  const mobile = erate && outsideMobile(erate, report('eRate'))
  const power = esn && outsidePower(esn, report('esn'))
  return {
    provider: {
      ...embedded,
      ...mobile,
      ...power,
      ...(insurance && outsideInsurance(insurance, report('insurance'))),
      invoices: (customer, provider) => (provider === 'eRate' ? mobile : power)?.invoices(customer) ?? embedded.invoices(customer, provider),
    },
    at: (setting, routes) => {
      const path = PROVIDER_PATHS[setting]
      const system = outside(setting)
      return [path, system ? forwardRoutes(deps, system, path) : routes()]
    },
  }
}
