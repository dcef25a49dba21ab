import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { ok } from '#contracts/kernel/result.ts'
import type { SentMail } from '#contracts/products/sent-message.ts'
import type { StoreDeps } from '#server/deps.ts'
import { nothingThere } from '#server/edge/require-own.ts'
import { showsCodes, type Env } from '#server/env.ts'
import type { MailPort } from '#server/gateways/mail/port.ts'
import { sentMail } from './tables.ts'

/** Stores mail in the database instead of sending it. */
export function createMailOutbox({ database, runtime }: StoreDeps): MailPort {
  return {
    send: async ({ key, to, subject, text, html = '', attachment }) => {
      await database.db
        .insert(sentMail)
        .values({
          key,
          email: to,
          subject,
          text,
          html,
          sentAt: new Date(runtime.now()),
          ...(attachment && { fileName: attachment.name, file: Buffer.from(attachment.content).toString('base64') }),
        })
        .onConflictDoNothing()
      return ok('sent')
    },
  }
}

/** Returns the last 50 mails, newest first. */
export async function listMails({ database }: StoreDeps): Promise<SentMail[]> {
  const { key, email, subject, text, fileName, sentAt } = sentMail
  const rows = await database.db
    .select({ key, email, subject, text, fileName, sentAt })
    .from(sentMail)
    .orderBy(desc(sentMail.n))
    .limit(50)
  return rows.map((row) => ({
    key: row.key,
    to: row.email,
    subject: row.subject,
    text: row.text,
    at: row.sentAt.toISOString(),
    ...(row.fileName !== null && { fileName: row.fileName }),
  }))
}

/** GET /services/mail/outbox/{key} is a mail's HTML, /file its attachment. In development and test only. */
export function mailRoutes(deps: StoreDeps & { env: Pick<Env, 'APP_ENV'> }): Hono {
  const routes = new Hono()
  const mailOf = async (key: string) => {
    if (!showsCodes(deps.env)) throw nothingThere()
    const [row] = await deps.database.db.select().from(sentMail).where(eq(sentMail.key, key))
    if (!row) throw nothingThere()
    return row
  }
  routes.get('/outbox/:key', async (c) => {
    const { html } = await mailOf(c.req.param('key'))
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    c.header('cache-control', 'no-store')
    return c.html(html)
  })
  routes.get('/outbox/:key/file', async (c) => {
    const { file, fileName } = await mailOf(c.req.param('key'))
    if (file === null) throw nothingThere()
    return new Response(new Uint8Array(Buffer.from(file, 'base64')), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${fileName ?? 'message.pdf'}"`,
        'cache-control': 'no-store',
      },
    })
  })
  return routes
}
