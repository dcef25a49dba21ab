import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import * as v from 'valibot'
import { readSecret } from '#server/db/read-secret.ts'
import type { StoreDeps } from '#server/deps.ts'

/**
 * Encrypts and authenticates a value for a cookie; nothing is stored in the database. Valid for `seconds` and for this
 * purpose only.
 */
export async function seal(
  { database, runtime }: StoreDeps,
  purpose: string,
  value: object,
  seconds: number,
): Promise<string> {
  return new EncryptJWT({ value })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(Math.floor(runtime.now() / 1000) + seconds)
    .encrypt(await readSecret(database.db, purpose))
}

/** Returns `undefined` if the value is missing, expired, forged or does not match the schema. */
export async function unseal<S extends v.GenericSchema>(
  { database, runtime }: StoreDeps,
  purpose: string,
  schema: S,
  sealed: string | undefined,
): Promise<v.InferOutput<S> | undefined> {
  if (sealed === undefined) return undefined
  try {
    const key = await readSecret(database.db, purpose)
    const { payload } = await jwtDecrypt(sealed, key, { currentDate: new Date(runtime.now()), requiredClaims: ['exp'] })
    const parsed = v.safeParse(schema, payload['value'])
    return parsed.success ? parsed.output : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
    throw error
  }
}
