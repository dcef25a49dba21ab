import { desc, eq } from 'drizzle-orm'
import type { SentMessage } from '#contracts/products/sent-message.ts'
import { ok } from '#contracts/kernel/result.ts'
import { sentMessage } from '../../db/schema/identity.ts'
import type { SmsPort } from '../../gateways/sms/port.ts'
import type { StoreDeps } from '../deps.ts'

/** Keeps messages in the database instead of sending them; in development (`aloud`) also says them in the terminal. */
export function createOutbox({ database, world }: StoreDeps, aloud: boolean): SmsPort {
  return {
    send: async ({ to, text, key }) => {
      const kept = await database.db
        .insert(sentMessage)
        .values({ key, phone: to, text, sentAt: new Date(world.now()) })
        .onConflictDoNothing()
        .returning({ key: sentMessage.key })
      if (aloud && kept.length > 0) world.log.info(`SMS to ${to}: ${text.replaceAll(/\s+/g, ' ')}`)
      return ok('sent')
    },
  }
}

/** The last 50 messages to a number, or to anyone, newest first. */
export async function listMessages({ database }: StoreDeps, phone: string | undefined): Promise<SentMessage[]> {
  const rows = await database.db
    .select()
    .from(sentMessage)
    .where(phone === undefined ? undefined : eq(sentMessage.phone, phone))
    .orderBy(desc(sentMessage.n))
    .limit(50)
  return rows.map((row) => ({ to: row.phone, text: row.text, at: row.sentAt.toISOString() }))
}
