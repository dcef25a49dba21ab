import { and, eq, like, or } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/database.ts'
import { smsDelivery } from './tables.ts'

const AGAIN = '.again'

/** The key to send a letter's text with: another one after each that did not arrive, since a key is sent once only. */
export async function keyOfLetter(db: DbOrTx, letter: string): Promise<string> {
  const failed = await db.$count(
    smsDelivery,
    and(
      eq(smsDelivery.state, 'failed'),
      or(eq(smsDelivery.key, letter), like(smsDelivery.key, `${letter.replace(/[\\%_]/g, '\\$&')}${AGAIN}%`)),
    ),
  )
  return failed === 0 ? letter : `${letter}${AGAIN}${failed}`
}

export const letterOfKey = (key: string): string => key.replace(/\.again\d+$/, '')
