import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { readSecret } from '../db/read-secret.ts'
import type { StoreDeps } from '../services/deps.ts'

/** How long what was typed is kept after the last answer, in seconds. */
export const KEPT_FOR = 3600

const written = v.optional(v.pipe(v.string(), v.maxLength(254)))

/** What a sign-up has come to. `id` ties the code to the browser that holds it. */
const SignUp = v.object({
  id: v.string(),
  name: written,
  phone: written,
  email: written,
  status: v.picklist(['notCreated', 'created']),
  notice: v.optional(v.picklist(['sent', 'tooMany', 'unsent'])),
})
export type SignUp = v.InferOutput<typeof SignUp>

/** Seals a sign-up for its cookie: nobody reads or changes it on the way, and nothing of it lies in the database. */
export async function sealSignUp({ database, world }: StoreDeps, signUp: SignUp): Promise<string> {
  return new EncryptJWT({ signUp })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(Math.floor(world.now() / 1000) + KEPT_FOR)
    .encrypt(await keyOf(database))
}

/** What a cookie holds; a new sign-up where it holds none, or one that is over or forged. */
export async function openSignUp({ database, world }: StoreDeps, sealed: string | undefined): Promise<SignUp> {
  const none: SignUp = { id: world.id(), status: 'notCreated' }
  if (sealed === undefined) return none
  try {
    const { payload } = await jwtDecrypt(sealed, await keyOf(database), { currentDate: new Date(world.now()), requiredClaims: ['exp'] })
    const parsed = v.safeParse(SignUp, payload['signUp'])
    return parsed.success ? parsed.output : none
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return none
    throw error
  }
}

const keyOf = ({ db }: Database) => readSecret(db, 'sign-up answers')
