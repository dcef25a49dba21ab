import { generateKeyPair, exportJWK } from 'jose'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import * as v from 'valibot'
import type { Db } from '#server/db/database.ts'
import { readSecret, readSecretText } from '#server/db/read-secret.ts'
import { callNodeHandler } from '#server/edge/call-node-handler.ts'
import type { StoreDeps } from '#server/deps.ts'
import { modelAdapter } from '#server/identity/model-adapter.ts'
import { claimsOf, NATIONAL_ID, TEST_PERSONS, type TestPerson } from './test-persons.ts'

export const IDENTITY_PATH = '/services/identity'
export const SANDBOX_CLIENT = 'prat'
export const SANDBOX_VIPPS_CLIENT = 'prat-vipps'
export const SANDBOX_STAFF_CLIENT = 'prat-staff'
export type SandboxClient = typeof SANDBOX_CLIENT | typeof SANDBOX_VIPPS_CLIENT | typeof SANDBOX_STAFF_CLIENT

const VIPPS_SCOPE = 'openid name phoneNumber email birthDate'
const SCOPES: Record<string, string> = { [SANDBOX_VIPPS_CLIENT]: VIPPS_SCOPE, [SANDBOX_STAFF_CLIENT]: 'openid email' }

type Choice = { person: TestPerson } | 'cancelled'

export type SandboxProvider = {
  answer: (request: Request) => Promise<Response>
  clientOf: (request: Request) => Promise<string | undefined>
  finish: (request: Request, choice: Choice) => Promise<Response | undefined>
}

type Rendered = (ctx: KoaContextWithOIDC) => Promise<Response>

const INTERACTION = 20 * 60
const KEY = 'identity provider key'
const Jwk = v.looseObject({ kty: v.literal('RSA'), n: v.string(), e: v.string(), d: v.string() })

export async function openSandboxProvider(
  deps: StoreDeps,
  origin: string,
  redirects: Record<SandboxClient, string>,
  faulty: Rendered,
): Promise<SandboxProvider> {
  const { default: Provider, errors } = await import('oidc-provider')
  const { db } = deps.database
  const clientSecret = await sandboxSecret(db)
  const configuration: Configuration = {
    adapter: modelAdapter(deps),
    clients: Object.entries(redirects).map(([id, redirectUri]) => ({
      client_id: id,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    })),
    jwks: { keys: [await readKey(db)] },
    cookies: {
      keys: [(await readSecret(db, 'identity provider cookies')).toString('base64')],
      long: { path: IDENTITY_PATH },
    },
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'birthdate'],
      [NATIONAL_ID]: [NATIONAL_ID],
      name: ['name', 'given_name', 'family_name'],
      phoneNumber: ['phone_number', 'phone_number_verified'],
      email: ['email', 'email_verified'],
      birthDate: ['birthdate'],
    },
    scopes: ['openid', 'profile', NATIONAL_ID, 'name', 'phoneNumber', 'email', 'birthDate'],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: true },
    },
    pkce: { required: () => true },
    responseTypes: ['code'],
    ttl: {
      Interaction: INTERACTION,
      Session: INTERACTION,
      Grant: INTERACTION,
      AuthorizationCode: 60,
      AccessToken: 300,
      IdToken: 300,
    },
    interactions: { url: (_ctx, { uid }) => `${IDENTITY_PATH}/interaction/${uid}` },
    findAccount: (_ctx, id) => {
      const person = TEST_PERSONS.find((known) => known.id === id)
      return person && { accountId: id, claims: async () => claimsOf(person) }
    },
    // Skips the consent screen, as the portal is its own client.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session?.accountId, clientId: oidc.client?.clientId })
      grant.addOIDCScope(SCOPES[oidc.client?.clientId ?? ''] ?? `openid profile ${NATIONAL_ID}`)
      await grant.save()
      return grant
    },
    renderError: async (ctx) => {
      const page = await faulty(ctx)
      ctx.status = page.status
      ctx.set(Object.fromEntries(page.headers))
      ctx.body = await page.text()
    },
  }
  const provider = new Provider(`${origin}${IDENTITY_PATH}`, configuration)
  provider.proxy = true
  const handle = provider.callback()

  async function finish(request: Request, choice: Choice): Promise<Response | undefined> {
    const result =
      choice === 'cancelled'
        ? { error: 'access_denied', error_description: 'cancelled' }
        : { login: { accountId: choice.person.id, remember: false } }
    try {
      return await callNodeHandler(
        (incoming, outgoing) => provider.interactionFinished(incoming, outgoing, result),
        request,
        origin,
      )
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    }
  }

  return {
    answer: (request) =>
      callNodeHandler(
        (incoming, outgoing) => {
          // The provider derives its own URLs from the difference between `originalUrl` and `url`.
          Object.assign(incoming, { originalUrl: incoming.url, url: incoming.url?.slice(IDENTITY_PATH.length) || '/' })
          return handle(incoming, outgoing)
        },
        request,
        origin,
      ),
    clientOf: async (request) => {
      const probe = await callNodeHandler(
        async (incoming, outgoing) => {
          const details = await provider.interactionDetails(incoming, outgoing).catch(() => undefined)
          outgoing.end(details ? String(details.params['client_id']) : '')
        },
        request,
        origin,
      )
      return (await probe.text()) || undefined
    },
    finish,
  }
}

export async function sandboxSecret(db: Db): Promise<string> {
  return (await readSecret(db, 'identity provider client')).toString('base64url')
}

async function readKey(db: Db) {
  const made = async () =>
    JSON.stringify(await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey))
  const key = v.parse(v.pipe(v.string(), v.parseJson(), Jwk), await readSecretText(db, KEY, made))
  return { ...key, alg: 'RS256', use: 'sig' }
}
