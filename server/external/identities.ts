import type { Hono } from 'hono'
import type { ProviderName } from '#contracts/chat/providers.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Env } from '../env.ts'
import { openIdIdentity } from '../gateways/identity/openid-identity.ts'
import type { IdentityPort } from '../gateways/identity/port.ts'
import type { StoreDeps, Translate } from '../services/deps.ts'
import { sandboxIdentity } from '../services/identity/identity-routes.ts'
import { IDENTITY_PATH, SANDBOX_CLIENT, sandboxSecret } from '../services/identity/sandbox-provider.ts'

type IdentitiesDeps = StoreDeps & {
  env: Pick<Env, 'BANKID_ISSUER' | 'BANKID_CLIENT_ID' | 'BANKID_CLIENT_SECRET' | 'BRAND'>
  development: boolean
  translate: Translate
  localeOf: (request: Request) => Locale
  originOf: (request: Request) => string
  returnPath: string
}

/** The identity providers there are. `routes` serves the sandbox where it stands in for one; `origins` are those of others. */
export type Identities = { at: (provider: ProviderName, origin: string) => IdentityPort | undefined; routes: Hono | undefined; origins: string[] }

/** BankID as configured; the sandbox where it is asked for, and in development and test; nothing elsewhere. */
export function createIdentities(deps: IdentitiesDeps): Identities {
  const { BANKID_ISSUER: issuer, BANKID_CLIENT_ID: clientId = '', BANKID_CLIENT_SECRET: clientSecret = '' } = deps.env
  if (issuer !== undefined && issuer !== 'sandbox') {
    const bankid = openIdIdentity({ issuer, clientId, clientSecret })
    return { at: () => bankid, routes: undefined, origins: [new URL(issuer).origin] }
  }
  if (issuer === undefined && !deps.development) return { at: () => undefined, routes: undefined, origins: [] }
  const { routes, ask } = sandboxIdentity({ ...deps, brand: deps.env.BRAND })
  return { at: (_provider, origin) => sandboxAt(deps, origin, ask), routes, origins: [] }
}

/** The sandbox as seen from an origin; its address differs with it, and it is looked up anew at each sign-in. */
function sandboxAt({ database }: StoreDeps, origin: string, fetch: (request: Request) => Promise<Response>): IdentityPort {
  const open = async () =>
    openIdIdentity({ issuer: `${origin}${IDENTITY_PATH}`, clientId: SANDBOX_CLIENT, clientSecret: await sandboxSecret(database.db), fetch })
  return {
    addressOf: async (signIn, locale) => (await open()).addressOf(signIn, locale),
    identityOf: async (signIn, returned) => (await open()).identityOf(signIn, returned),
  }
}
