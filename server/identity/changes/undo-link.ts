import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { readSecret } from '#server/db/read-secret.ts'

const PURPOSE = 'undo links'
/** Characters; 18 bytes in base64url. */
const MARK_LENGTH = 24

async function markOf(db: Db, id: string): Promise<Buffer> {
  return createHmac('sha256', await readSecret(db, PURPOSE))
    .update(id)
    .digest()
    .subarray(0, 18)
}

/** Derived with a key only the server has instead of stored, so that a notice sent again has the same link. */
export async function undoToken(db: Db, id: string): Promise<string> {
  return `${id}${(await markOf(db, id)).toString('base64url')}`
}

/** The id of the change if the token is one of ours. */
export async function changeIdOf(db: Db, token: string): Promise<string | undefined> {
  const [id, mark] = [token.slice(0, -MARK_LENGTH), token.slice(-MARK_LENGTH)]
  const [given, right] = [Buffer.from(mark, 'base64url'), await markOf(db, id)]
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}
