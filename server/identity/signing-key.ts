import { eq } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import * as v from 'valibot'
import type { Database } from '#server/db/database.ts'
import { secret } from '#server/db/secret-table.ts'

/** Who signs every token, as each says of itself. */
export const ISSUER = 'prat'

const NAME = 'login-key'
const StoredKey = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  d: v.string(),
})

/** The key pair that signs access tokens; `jwk` is the public half as the key set shows it. */
export type SigningKey = { id: string; sign: CryptoKey; verify: CryptoKey; jwk: JWK }

const read = new WeakMap<Database, Promise<SigningKey>>()

/** The signing key of a database, made at the first call on it; the same for all nodes. */
export function readSigningKey(database: Database): Promise<SigningKey> {
  const known = read.get(database)
  if (known) return known
  const key = loadKey(database)
  read.set(database, key)
  key.catch(() => read.delete(database))
  return key
}

async function loadKey({ db }: Database): Promise<SigningKey> {
  const find = () => db.select().from(secret).where(eq(secret.name, NAME))
  let [row] = await find()
  if (!row) {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    await db
      .insert(secret)
      .values({ name: NAME, value: JSON.stringify(await exportJWK(privateKey)) })
      .onConflictDoNothing()
    row = (await find())[0]
  }
  const { d, ...half } = v.parse(v.pipe(v.string(), v.parseJson(), StoredKey), row?.value)
  const id = await calculateJwkThumbprint(half)
  return {
    id,
    sign: await es256({ ...half, d }),
    verify: await es256(half),
    jwk: { ...half, kid: id, alg: 'ES256', use: 'sig' },
  }
}

async function es256(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256')
  if (key instanceof Uint8Array) throw new Error('the signing key is not an ES256 key')
  return key
}
