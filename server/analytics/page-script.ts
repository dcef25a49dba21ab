import type { Person } from '#contracts/account/credentials.ts'
import type { Portal } from '#src/api/portal.ts'
import { portAddress, type Env } from '#server/env.ts'

/**
 * What a page loads for analytics, or undefined where nothing is set. The operator's script is not loaded for who is
 * signed in: it could read everything on their pages.
 */
export function pageAnalytics(env: Env, person: Person | undefined): Portal['analytics'] {
  const script = person === undefined ? env.ANALYTICS_SCRIPT : undefined
  const sends = portAddress(env, 'analytics') !== undefined
  if (script === undefined && !sends) return undefined
  const settings = new URLSearchParams({ ...(sends && { send: '1' }), ...(script !== undefined && { script }) })
  return {
    address: `/analytics.js?${settings}`,
    ...(script !== undefined && { script }),
    origins: script === undefined ? [] : [new URL(script).origin, ...(env.ANALYTICS_ORIGINS ?? [])],
  }
}
