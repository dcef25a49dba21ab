import { ok } from '#contracts/kernel/result.ts'
import { DEFAULT_LOCALE, readLocale } from '#contracts/kernel/locale.ts'
import type { Env } from '#server/env.ts'
import type { LeadPort } from '#server/gateways/leads/port.ts'
import { createPortLeads } from '#server/gateways/leads/port-leads.ts'
import { createPortClient } from '#server/gateways/ports/port-client.ts'
import { createWebhookLeads } from '#server/gateways/leads/webhook-leads.ts'
import { createSmtpMail } from '#server/gateways/mail/smtp-mail.ts'
import type { Runtime } from '#server/runtime.ts'
import type { Translate } from '#server/deps.ts'
import { leadLetter } from './lead-queue.ts'

type LeadEnv = Pick<
  Env,
  'BRAND' | 'LEADS_URL' | 'PORT_SECRET' | 'LEAD_WEBHOOK_URL' | 'LEAD_WEBHOOK_SECRET' | 'SMTP_URL' | 'LEAD_EMAIL'
>

/**
 * Uses the port's system if its address is set, else the webhook, else e-mail, else a log entry without personal data. Leads are stored in every case.
 */
export function createLeads(
  { runtime, translate }: { runtime: Runtime; translate: Translate },
  env: LeadEnv,
): LeadPort {
  if (env.LEADS_URL !== undefined && env.PORT_SECRET !== undefined)
    return createPortLeads(createPortClient({ base: env.LEADS_URL, secret: env.PORT_SECRET, now: runtime.now }))
  if (env.LEAD_WEBHOOK_URL !== undefined) {
    return createWebhookLeads({ url: env.LEAD_WEBHOOK_URL, secret: env.LEAD_WEBHOOK_SECRET ?? '', now: runtime.now })
  }
  if (env.SMTP_URL !== undefined && env.LEAD_EMAIL !== undefined) {
    const mail = createSmtpMail({ url: env.SMTP_URL, from: { name: env.BRAND, address: env.LEAD_EMAIL } })
    const to = env.LEAD_EMAIL
    return {
      channel: 'email',
      send: (lead) =>
        mail.send({
          to,
          ...leadLetter(lead, (id, ...values) => translate(readLocale(lead.locale) ?? DEFAULT_LOCALE, id, ...values)),
        }),
    }
  }
  return {
    channel: 'log',
    send: async ({ id, lead: { kind } }) => {
      runtime.log.info({ lead: id, kind }, 'a lead was kept; LEADS_URL, LEAD_WEBHOOK_URL or SMTP_URL would deliver it')
      return ok('sent')
    },
  }
}
