import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { SentMessage } from '#contracts/products/sent-message.ts'
import { ok } from '#contracts/kernel/result.ts'
import { sentMessage } from '#server/accounts/tables.ts'
import type { SmsPort } from '#server/gateways/sms/port.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { readPhone } from '#contracts/account/sign-in.ts'

/** Stores messages in the database instead of sending them; `aloud` also prints them to the terminal. */
export function createOutbox({ database, runtime }: StoreDeps, aloud: boolean): SmsPort {
  return {
    send: async ({ to, text, key }) => {
      const kept = await database.db
        .insert(sentMessage)
        .values({ key, phone: to, text, sentAt: new Date(runtime.now()) })
        .onConflictDoNothing()
        .returning({ key: sentMessage.key })
      if (aloud && kept.length > 0) runtime.log.info(`SMS to ${to}: ${text.replaceAll(/\s+/g, ' ')}`)
      return ok('sent')
    },
  }
}

/** Returns the last 50 messages to a number, or to any number if undefined, newest first. */
export async function listMessages({ database }: StoreDeps, phone: string | undefined): Promise<SentMessage[]> {
  const rows = await database.db
    .select()
    .from(sentMessage)
    .where(phone === undefined ? undefined : eq(sentMessage.phone, phone))
    .orderBy(desc(sentMessage.n))
    .limit(50)
  return rows.map((row) => ({ to: row.phone, text: row.text, at: row.sentAt.toISOString() }))
}

/** GET /services/sms/outbox?phoneNumber= lists messages, newest first. Available in development and test only. */
export function smsRoutes(deps: StoreDeps & { env: Pick<Env, 'APP_ENV'> }): Hono {
  const routes = new Hono()
  routes.on('GET', ['/outbox', '/outbox/'], async (c) => {
    const { APP_ENV } = deps.env
    if (APP_ENV !== 'development' && APP_ENV !== 'test')
      throw new HttpProblem(404, 'not_found', 'There is nothing here.')
    const written = c.req.query('phoneNumber')
    // An unescaped plus sign in a query is decoded as a space: "+4790000001" arrives as " 4790000001".
    const phone = written === undefined ? undefined : readPhone(written.replace(/^ (?=\d)/, '+'))
    if (written !== undefined && phone === undefined)
      throw new HttpProblem(400, 'invalid', 'phoneNumber must be a phone number.')
    c.header('Cache-Control', 'no-store')
    return c.json(await listMessages(deps, phone))
  })
  return routes
}
