import type { Configuration, CustomFetch } from 'openid-client'
import * as v from 'valibot'
import { readName } from '#contracts/account/rules.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import { send } from '#server/gateways/http-client.ts'
import type { Identity, IdentityPort } from './port.ts'

const PATIENCE = 5
const LARGEST = 256 * 1024
const NATIONAL_ID = 'nnin_altsub'

const Claims = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.maxLength(200)),
    birthdate: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
    [NATIONAL_ID]: v.pipe(v.string(), v.regex(/^\d{11}$/)),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Identity => {
    const name = readName(value.name)
    if (name) return { nationalId: value[NATIONAL_ID], name, birthDate: value.birthdate }
    addIssue({ message: 'no name of two parts' })
    return NEVER
  }),
)

export type Claimed<Who> = { scope: string; needs: string; claims: v.GenericSchema<unknown, Who> }

type Provider = {
  issuer: string
  clientId: string
  clientSecret: string
  fetch?: (request: Request) => Promise<Response>
}

export const openIdIdentity = (provider: Provider): IdentityPort =>
  openIdProvider(provider, { scope: `openid profile ${NATIONAL_ID}`, needs: NATIONAL_ID, claims: Claims })

/** OpenID Connect client using authorization code, PKCE, state and nonce. Discovery happens at the first sign-in. */
export function openIdProvider<Who>(
  { issuer, clientId, clientSecret, fetch }: Provider,
  { scope, needs, claims: shape }: Claimed<Who>,
): IdentityPort<Who> {
  const ask: CustomFetch = async (url, { method, headers, body, signal, redirect }) => {
    const form = typeof body === 'string' || body instanceof URLSearchParams ? { body } : {}
    const init = { method, headers, ...form, ...(signal && { signal }) }
    return fetch ? fetch(new Request(url, { ...init, redirect })) : send(url, init, LARGEST)
  }
  let looked: Promise<Configuration> | undefined

  async function lookUp(): Promise<Configuration> {
    const client = await import('openid-client')
    const { allowInsecureRequests, ClientSecretBasic, customFetch, discovery } = client
    const isPlain = new URL(issuer).protocol === 'http:'
    return discovery(new URL(issuer), clientId, undefined, ClientSecretBasic(clientSecret), {
      timeout: PATIENCE,
      [customFetch]: ask,
      ...(isPlain && { execute: [allowInsecureRequests] }),
    })
  }

  /** A failed discovery is retried at the next call. */
  function configuration(): Promise<Configuration> {
    const known = looked ?? lookUp()
    looked = known
    known.catch(() => {
      looked = undefined
    })
    return known
  }

  return {
    addressOf: async ({ redirectUri, state, nonce, verifier }, locale) => {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: 'login',
        ui_locales: languageTag(locale).slice(0, 2),
      })
      return url.href
    },
    identityOf: async ({ state, nonce, verifier }, returned) => {
      const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
      const config = await configuration()
      const tokens = await authorizationCodeGrant(config, new URL(returned), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('no id token')
      const more = needs in claims ? {} : await fetchUserInfo(config, tokens.access_token, claims.sub)
      return v.parse(shape, { ...claims, ...more })
    },
  }
}
