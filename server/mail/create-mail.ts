import { fault } from '#contracts/kernel/result.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import type { MailPort } from '#server/gateways/mail/port.ts'
import { createSmtpMail } from '#server/gateways/mail/smtp-mail.ts'
import { createMailOutbox } from './outbox.ts'

type MailEnv = Pick<Env, 'APP_ENV' | 'BRAND' | 'SMTP_URL' | 'LEAD_EMAIL' | 'MAIL_FROM'>

/** Mail to customers: the configured server, the outbox in development and test, and otherwise an error in the log. */
export function createMail(deps: StoreDeps, env: MailEnv): MailPort {
  const address = env.MAIL_FROM ?? env.LEAD_EMAIL
  if (env.SMTP_URL !== undefined && address !== undefined)
    return createSmtpMail({ url: env.SMTP_URL, from: { name: env.BRAND, address } })
  if (env.APP_ENV === 'development' || env.APP_ENV === 'test') return createMailOutbox(deps)
  return { send: async () => fault('refused', 'no_mail_server') }
}
