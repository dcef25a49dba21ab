import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/database.ts'
import { createDelivery, REVIVED, type Deliver } from '#server/db/create-delivery.ts'
import { openDeliveryQueue, type Enqueue, type QueueDeps } from '#server/db/delivery-queue.ts'
import type { LeadPort } from '#server/gateways/leads/port.ts'
import type { Text } from '#locales/message-id.ts'
import type { StoreDeps, Translate } from '#server/deps.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import type { DeliveredLead, LeadDetails } from '#contracts/leads/lead.ts'
import { readLocale, DEFAULT_LOCALE } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import type { Letter } from '#server/gateways/mail/port.ts'
import { leads } from './tables.ts'

export type LeadQueue = { enqueue: Enqueue }
export type LeadDeps = StoreDeps & { translate: Translate; leadQueue: LeadQueue }

/** A refused or too often failed lead becomes `dead`. */
export function createLeadDelivery({ database: { db }, runtime }: StoreDeps, port: LeadPort): Deliver {
  const waiting = (ids: string[]) => and(inArray(leads.id, ids), eq(leads.status, 'waiting'))
  return createDelivery(runtime, {
    begin: (ids) =>
      db
        .update(leads)
        .set({ attempts: sql`${leads.attempts} + 1` })
        .where(waiting(ids))
        .returning(),
    idOf: ({ id }) => id,
    send: (row) => port.send(toDelivered(row)),
    keep: (ids, outcome) =>
      db
        .update(leads)
        .set(
          outcome.status === 'sent'
            ? { status: 'delivered', channel: port.channel, lastFault: null, deliveredAt: outcome.sentAt }
            : outcome,
        )
        .where(waiting(ids)),
    what: 'a lead',
    about: ({ id, kind }) => ({ lead: id, kind, channel: port.channel }),
  })
}

function toDelivered({
  id,
  createdAt,
  locale,
  name,
  phone,
  email,
  customerId,
  details,
  consentText,
}: typeof leads.$inferSelect): DeliveredLead {
  return {
    id,
    createdAt: createdAt.toISOString(),
    locale,
    name,
    phone,
    ...(email !== null && { email }),
    ...(customerId !== null && { customerId }),
    lead: details,
    ...(consentText !== null && { consentText }),
  }
}

type OpenLeadQueue = LeadQueue & { work: (port: LeadPort) => Promise<void> }

/** Opens the durable lead queue. Dead leads are retried when work starts, as settings may have been fixed. */
export async function openLeadQueue(deps: QueueDeps): Promise<OpenLeadQueue> {
  const queue = await openDeliveryQueue(deps, 'leads')
  const revive = (tx: Tx) => tx.update(leads).set(REVIVED).where(eq(leads.status, 'dead')).returning({ id: leads.id })
  return { ...queue, work: (port) => queue.work({ deliver: createLeadDelivery(deps, port), revive }) }
}

type Line = readonly [label: string, value: string | undefined]

/** Visitor input goes into the body only; Reply-To is the single header that contains any. */
export function leadLetter(
  { id, lead, name, phone, email, customerId, consentText, locale }: DeliveredLead,
  say: Text,
): Omit<Letter, 'to'> {
  const money = (ore: number | undefined) =>
    ore === undefined ? undefined : formatMoney(ore, readLocale(locale) ?? DEFAULT_LOCALE)
  const lines: Line[] = [
    [say('mail.lead.name'), fullNameOf(name)],
    [say('mail.lead.phone'), formatPhone(phone)],
    [say('mail.lead.email'), email],
    [say('mail.lead.customer'), customerId],
    ...aboutLines(lead, say, money),
    [say('mail.lead.consent'), consentText],
    [say('mail.lead.id'), id],
  ]
  const text = lines.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`])).join('\n')
  return {
    key: id,
    subject: say(`mail.lead.subject.${lead.kind}`),
    text: `${text}\n`,
    ...(email !== undefined && { replyTo: email }),
  }
}

function aboutLines(lead: LeadDetails, say: Text, money: (ore: number | undefined) => string | undefined): Line[] {
  if (lead.kind === 'insurance')
    return [
      [say('mail.lead.cover'), lead.cover.map((one) => say(`insurance.cover.${one}`)).join(', ')],
      [say('mail.lead.callWish'), lead.callWish],
      ...noteLines(lead.notes, say),
    ]
  if (lead.kind === 'callback')
    return [[say('mail.lead.about'), lead.about], ...lead.answers.map(({ label, value }): Line => [label, value])]
  return [
    [say('mail.lead.instalmentLoans'), money(lead.instalmentLoans)],
    [say('mail.lead.creditLines'), money(lead.creditLines)],
    [say('mail.lead.chargeCards'), money(lead.chargeCards)],
    [say('mail.lead.callWish'), lead.callWish],
    ...noteLines(lead.notes, say),
  ]
}

const noteLines = (notes: readonly string[] = [], say: Text): Line[] =>
  notes.map((note) => [say('mail.lead.note'), note])
