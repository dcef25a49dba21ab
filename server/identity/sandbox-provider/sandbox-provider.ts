import { generateKeyPair, exportJWK } from 'jose'
import { eq } from 'drizzle-orm'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import * as v from 'valibot'
import type { Db } from '#server/db/database.ts'
import { readSecret } from '#server/db/read-secret.ts'
import { secret } from '#server/db/secret-table.ts'
import { callNodeHandler } from '#server/edge/call-node-handler.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { modelAdapter } from '#server/identity/model-adapter.ts'

/** Somebody who can sign in at the sandbox provider. The number is a synthetic one: its month is 80 too high, so nobody has it; the phone number is that of the demo customer of the name, or nobody's. */
type TestPerson = {
  id: string
  firstName: string
  lastName: string
  birthDate: Day
  nationalId: string
  phone: string
  shows: string
}

/** The persons of the sandbox provider; `shows` is the id of a text. */
export const TEST_PERSONS: readonly TestPerson[] = [
  {
    id: 'kari',
    firstName: 'Kari',
    lastName: 'Nordmann',
    birthDate: '1990-12-24',
    nationalId: '24929012190',
    phone: '4790000001',
    shows: 'identity.shows.allKinds',
  },
  {
    id: 'ola',
    firstName: 'Ola',
    lastName: 'Hansen',
    birthDate: '1978-05-03',
    nationalId: '03857821059',
    phone: '4790000002',
    shows: 'identity.shows.oneLoan',
  },
  {
    id: 'ingrid',
    firstName: 'Ingrid',
    lastName: 'Berg',
    birthDate: '1985-09-17',
    nationalId: '17898534030',
    phone: '4790000003',
    shows: 'identity.shows.cards',
  },
  {
    id: 'lars',
    firstName: 'Lars',
    lastName: 'Johansen',
    birthDate: '1969-02-28',
    nationalId: '28826904544',
    phone: '4790000004',
    shows: 'identity.shows.none',
  },
  {
    id: 'jens',
    firstName: 'Jens',
    lastName: 'Holm',
    birthDate: '1994-06-06',
    nationalId: '06869415330',
    phone: '4790000401',
    shows: 'identity.shows.down',
  },
]

/** Where the sandbox provider is mounted, and the scope that brings the national identity number, named as BankID names it. */
export const IDENTITY_PATH = '/services/identity'
const NATIONAL_ID = 'nnin_altsub'
export const SANDBOX_CLIENT = 'prat'
export const SANDBOX_VIPPS_CLIENT = 'prat-vipps'

/** What a person chose on the sandbox's page: somebody to sign in as, or not to. */
type Choice = { person: TestPerson } | 'cancelled'

/** The sandbox provider of one origin. */
export type SandboxProvider = {
  /** Answers what OpenID Connect asks of it. */
  answer: (request: Request) => Promise<Response>
  /** Whom the sign-in under way in the browser that asks is for; one that is over or another's is none. */
  clientOf: (request: Request) => Promise<string | undefined>
  finish: (request: Request, choice: Choice) => Promise<Response | undefined>
}

type Rendered = (ctx: KoaContextWithOIDC) => Promise<Response>

/** Minutes a person may take on the provider's pages, in seconds. */
const INTERACTION = 20 * 60
const KEY = 'identity provider key'
const Jwk = v.looseObject({ kty: v.literal('RSA'), n: v.string(), e: v.string(), d: v.string() })

/**
 * Opens the sandbox identity provider of an origin: OpenID Connect with authorization code and PKCE, keys and sessions in the
 * portal's database. Its library is loaded here, at the first sign-in, not when the process starts.
 */
export async function openSandboxProvider(
  deps: StoreDeps,
  origin: string,
  redirects: Record<typeof SANDBOX_CLIENT | typeof SANDBOX_VIPPS_CLIENT, string>,
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
      email: ['email'],
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
    // Nobody is asked what the portal may know: it is its own client.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session?.accountId, clientId: oidc.client?.clientId })
      grant.addOIDCScope(
        oidc.client?.clientId === SANDBOX_VIPPS_CLIENT
          ? 'openid name phoneNumber email birthDate'
          : `openid profile ${NATIONAL_ID}`,
      )
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
          // The provider works out its own addresses from what it is mounted at.
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

/** The secret the portal proves itself by to its own sandbox. */
export async function sandboxSecret(db: Db): Promise<string> {
  return (await readSecret(db, 'identity provider client')).toString('base64url')
}

const claimsOf = ({ id, firstName, lastName, birthDate, nationalId, phone }: TestPerson) => ({
  sub: id,
  name: `${firstName} ${lastName}`,
  given_name: firstName,
  family_name: lastName,
  birthdate: birthDate,
  [NATIONAL_ID]: nationalId,
  phone_number: phone,
  phone_number_verified: true,
  email: `${firstName}.${lastName}@example.no`.toLowerCase(),
})

/** The key that signs the sandbox's tokens, made at the first sign-in; the same for all nodes. */
async function readKey(db: Db) {
  const find = () => db.select().from(secret).where(eq(secret.name, KEY))
  let [row] = await find()
  if (!row) {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    await db
      .insert(secret)
      .values({ name: KEY, value: JSON.stringify(await exportJWK(privateKey)) })
      .onConflictDoNothing()
    row = (await find())[0]
  }
  const key = v.parse(v.pipe(v.string(), v.parseJson(), Jwk), row?.value)
  return { ...key, alg: 'RS256', use: 'sig' }
}
