import * as v from 'valibot'
import { lineOfText } from '../kernel/line-of-text.ts'

export const PASSKEY_CALLS = {
  signInOptions: '/services/auth/passkeys/sign-in/options',
  signIn: '/services/auth/passkeys/sign-in',
  newOptions: '/services/auth/passkeys/new/options',
  create: '/services/auth/passkeys/new',
  confirmOptions: '/services/auth/passkeys/confirm/options',
  confirm: '/services/auth/passkeys/confirm',
} as const

const encoded = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(most))
const credential = { id: encoded(1400), rawId: encoded(1400), type: v.literal('public-key') }

/** The browser's answer when a passkey is made; only what is used of WebAuthn's RegistrationResponseJSON. */
export const NewPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(20_000),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.maxLength(10)), []),
  }),
})
export type NewPasskey = v.InferOutput<typeof NewPasskey>

/** The browser's answer when a passkey is used; only what is used of WebAuthn's AuthenticationResponseJSON. */
export const PasskeyProof = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(4000),
    userHandle: v.optional(encoded(200)),
  }),
})
export type PasskeyProof = v.InferOutput<typeof PasskeyProof>

/** Where the page goes after the sign-in. */
export const PasskeySignedIn = v.object({ to: v.string() })

const known = v.array(
  v.object({ id: v.string(), type: v.literal('public-key'), transports: v.exactOptional(v.array(v.string())) }),
)

/** What the browser asks its authenticators to sign. */
export const PasskeyQuestion = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.exactOptional(v.number()),
  userVerification: v.literal('required'),
  allowCredentials: v.exactOptional(known),
})

/** What the browser needs to make a passkey. */
export const NewPasskeyOptions = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.exactOptional(v.number()),
  excludeCredentials: v.exactOptional(known),
  authenticatorSelection: v.object({ residentKey: v.literal('required'), userVerification: v.literal('required') }),
  attestation: v.literal('none'),
})

export const PasskeyName = lineOfText(1, 40)

/** Times are in milliseconds since 1970. */
export type PasskeyView = { id: string; name: string; createdAt: number; lastUsedAt: number | undefined }
