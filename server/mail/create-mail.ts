import { fault } from '#contracts/kernel/result.ts'
import type { StoreDeps } from '#server/deps.ts'
import { showsCodes, type Env } from '#server/env.ts'
import { NO_MAIL_SERVER, type MailPort } from '#server/gateways/mail/port.ts'
import { createSmtpMail } from '#server/gateways/mail/smtp-mail.ts'
import { createMailOutbox } from './outbox.ts'

type MailEnv = Pick<Env, 'APP_ENV' | 'BRAND' | 'SMTP_URL' | 'LEAD_EMAIL' | 'MAIL_FROM'>

/** Mail to customers: the configured server, or the outbox in development and test. Without either, it is said once. */
export function createMail(deps: StoreDeps, env: MailEnv): MailPort {
  const address = env.MAIL_FROM ?? env.LEAD_EMAIL
  if (env.SMTP_URL !== undefined && address !== undefined)
    return createSmtpMail({ url: env.SMTP_URL, from: { name: env.BRAND, address } })
  if (showsCodes(env)) return createMailOutbox(deps)
  deps.runtime.log.warn('no mail server is set (SMTP_URL): customers get confirmations and receipts by SMS only')
  return { send: async () => fault('refused', NO_MAIL_SERVER) }
}
