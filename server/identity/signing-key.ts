import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import * as v from 'valibot'
import type { Database } from '#server/db/database.ts'
import { changeSecret, readSecretText, rereadSecret } from '#server/db/read-secret.ts'
import type { StoreDeps } from '#server/deps.ts'

export const ISSUER = 'prat'

const NAME = 'login-key'
const PublicKey = v.object({ kty: v.literal('EC'), crv: v.literal('P-256'), x: v.string(), y: v.string() })
const PrivateKey = v.object({ ...PublicKey.entries, d: v.string() })
/** `until` is in milliseconds since 1970: the end of the last token that the former key signed. */
const KeySet = v.object({ current: PrivateKey, former: v.array(v.object({ key: PublicKey, until: v.number() })) })
type KeySet = v.InferOutput<typeof KeySet>
const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    KeySet,
    v.pipe(
      PrivateKey,
      v.transform((current): KeySet => ({ current, former: [] })),
    ),
  ]),
)

export type SigningKeys = {
  id: string
  sign: CryptoKey
  /** The key of this id, if tokens that it signed may still be valid. */
  verify: (id: string | undefined) => CryptoKey | undefined
  /** Public keys, for JWKS. */
  published: JWK[]
}

/** Milliseconds; no setting of LOGIN_HOURS makes a token last longer. */
const LONGEST_TOKEN = 1_000 * 3_600_000

/** Milliseconds after which another process's rotation is looked for, always and for an unknown key. */
const READ_AGAIN = 600_000
const READ_AGAIN_AT_MOST = 10_000

type Read = { at: number; keys: Promise<ImportedKey[]> }
type ImportedKey = { id: string; jwk: JWK; verify: CryptoKey; sign?: CryptoKey; until: number }

const read = new WeakMap<Database, Read>()

/** `wanted` is the id of a key that a token names; an unknown one may be of a rotation a moment ago. */
export async function readSigningKeys({ database, runtime }: StoreDeps, wanted?: string): Promise<SigningKeys> {
  const now = runtime.now()
  const imported = await importedKeys(database, now, READ_AGAIN)
  const isKnown = wanted === undefined || imported.some(({ id }) => id === wanted)
  const keys = (isKnown ? imported : await importedKeys(database, now, READ_AGAIN_AT_MOST)).filter(
    ({ until }) => until > now,
  )
  const current = keys.find(({ sign }) => sign !== undefined)
  if (!current?.sign) throw new Error('no signing key')
  return {
    id: current.id,
    sign: current.sign,
    verify: (id) => keys.find((key) => key.id === id)?.verify,
    published: keys.map(({ id, jwk }) => ({ ...jwk, kid: id, alg: 'ES256', use: 'sig' })),
  }
}

function importedKeys(database: Database, now: number, age: number): Promise<ImportedKey[]> {
  const known = read.get(database)
  if (known && now - known.at < age) return known.keys
  if (known) rereadSecret(database.db, NAME)
  const keys = readSecretText(database.db, NAME, async () =>
    JSON.stringify({ current: await newKey(), former: [] } satisfies KeySet),
  ).then(importSet)
  read.set(database, { at: now, keys })
  keys.catch(() => read.delete(database))
  return keys
}

async function importSet(stored: string): Promise<ImportedKey[]> {
  const { current, former } = v.parse(Stored, stored)
  const { d, ...half } = current
  return [
    { ...(await publicPart(half)), sign: await es256({ ...half, d }), until: Infinity },
    ...(await Promise.all(former.map(async ({ key, until }) => ({ ...(await publicPart(key)), until })))),
  ]
}

/** New tokens get a new key; what the former signed stays valid, and the former can sign no more. */
export async function rotateSigningKey({ database, runtime }: StoreDeps): Promise<void> {
  await readSigningKeys({ database, runtime })
  await changeSecret(database, NAME, async (stored) => {
    const { current, former } = v.parse(Stored, stored)
    const now = runtime.now()
    // Processes sign with the former key until they read again.
    const until = now + READ_AGAIN + LONGEST_TOKEN
    return JSON.stringify({
      current: await newKey(),
      former: [{ key: v.parse(PublicKey, current), until }, ...former.filter((key) => key.until > now)],
    } satisfies KeySet)
  })
  read.delete(database)
}

async function newKey(): Promise<v.InferOutput<typeof PrivateKey>> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return v.parse(PrivateKey, await exportJWK(privateKey))
}

async function publicPart(jwk: JWK): Promise<Pick<ImportedKey, 'id' | 'jwk' | 'verify'>> {
  return { id: await calculateJwkThumbprint(jwk), jwk, verify: await es256(jwk) }
}

async function es256(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256')
  if (key instanceof Uint8Array) throw new Error('the signing key is not an ES256 key')
  return key
}
