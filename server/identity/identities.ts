import type { Hono } from 'hono'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Env } from '#server/env.ts'
import { openIdIdentity, openIdProvider } from '#server/gateways/identity/openid-identity.ts'
import type { IdentityPort, VippsIdentity } from '#server/gateways/identity/port.ts'
import { STAFF, type StaffIdentity } from '#server/gateways/identity/staff.ts'
import { VIPPS } from '#server/gateways/identity/vipps.ts'
import type { StoreDeps, Translate } from '#server/deps.ts'
import { sandboxIdentity, type SandboxIdentity } from './sandbox-provider/identity-routes.ts'
import {
  IDENTITY_PATH,
  SANDBOX_CLIENT,
  SANDBOX_STAFF_CLIENT,
  SANDBOX_VIPPS_CLIENT,
  sandboxSecret,
} from './sandbox-provider/sandbox-provider.ts'

type IdentitiesDeps = StoreDeps & {
  env: Pick<
    Env,
    | 'BANKID_ISSUER'
    | 'BANKID_CLIENT_ID'
    | 'BANKID_CLIENT_SECRET'
    | 'VIPPS_ISSUER'
    | 'VIPPS_CLIENT_ID'
    | 'VIPPS_CLIENT_SECRET'
    | 'STAFF_ISSUER'
    | 'STAFF_CLIENT_ID'
    | 'STAFF_CLIENT_SECRET'
    | 'BRAND'
  >
  development: boolean
  translate: Translate
  localeOf: (request: Request) => Locale
  originOf: (request: Request) => string
  staffReturnPath: string
}

export type Identities = {
  bankIdAt: (origin: string) => IdentityPort | undefined
  vippsAt: (origin: string) => IdentityPort<VippsIdentity> | undefined
  staffAt: (origin: string) => IdentityPort<StaffIdentity> | undefined
  routes: Hono | undefined
  origins: string[]
}

type Configured = { issuer: string | undefined; clientId: string; clientSecret: string }

/**
 * BankID and Vipps as configured. The sandbox is used when configured, and by default in development and test only
 * (AUTH-10).
 */
export function createIdentities(deps: IdentitiesDeps): Identities {
  const { env, development } = deps
  let sandbox: SandboxIdentity | undefined
  const standIn = () => (sandbox ??= sandboxIdentity({ ...deps, brand: env.BRAND }))

  function choose<Who>(
    { issuer, ...client }: Configured,
    open: (provider: Parameters<typeof openIdIdentity>[0]) => IdentityPort<Who>,
    id: string,
  ): (origin: string) => IdentityPort<Who> | undefined {
    if (issuer !== undefined && issuer !== 'sandbox') {
      const provider = open({ issuer, ...client })
      return () => provider
    }
    if (!isConfigured(issuer, development)) return () => undefined
    const { ask } = standIn()
    return (origin) =>
      sandboxAt(deps, async (clientSecret) =>
        open({ issuer: `${origin}${IDENTITY_PATH}`, clientId: id, clientSecret, fetch: ask }),
      )
  }

  const bankIdAt = choose(
    { issuer: env.BANKID_ISSUER, clientId: env.BANKID_CLIENT_ID ?? '', clientSecret: env.BANKID_CLIENT_SECRET ?? '' },
    openIdIdentity,
    SANDBOX_CLIENT,
  )
  const vippsAt = choose(
    { issuer: env.VIPPS_ISSUER, clientId: env.VIPPS_CLIENT_ID ?? '', clientSecret: env.VIPPS_CLIENT_SECRET ?? '' },
    (provider) => openIdProvider(provider, VIPPS),
    SANDBOX_VIPPS_CLIENT,
  )
  const staffAt = choose(
    { issuer: env.STAFF_ISSUER, clientId: env.STAFF_CLIENT_ID ?? '', clientSecret: env.STAFF_CLIENT_SECRET ?? '' },
    (provider) => openIdProvider(provider, STAFF),
    SANDBOX_STAFF_CLIENT,
  )
  const origins = [env.BANKID_ISSUER, env.VIPPS_ISSUER].flatMap((issuer) =>
    issuer === undefined || issuer === 'sandbox' ? [] : [new URL(issuer).origin],
  )
  return { bankIdAt, vippsAt, staffAt, routes: sandbox?.routes, origins }
}

/** The sandbox stands in where no provider is named in development and test. */
export const isConfigured = (issuer: string | undefined, development: boolean): boolean =>
  issuer !== undefined || development

function sandboxAt<Who>(
  { database }: StoreDeps,
  open: (clientSecret: string) => Promise<IdentityPort<Who>>,
): IdentityPort<Who> {
  const opened = async () => open(await sandboxSecret(database.db))
  return {
    addressOf: async (signIn, locale) => (await opened()).addressOf(signIn, locale),
    identityOf: async (signIn, returned) => (await opened()).identityOf(signIn, returned),
  }
}
