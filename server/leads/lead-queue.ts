import { eq, sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import * as v from 'valibot'
import type { Tx } from '#server/db/database.ts'
import type { LeadPort } from '#server/gateways/leads/port.ts'
import type { StoreDeps, Translate } from '#server/deps.ts'
import { logFailure } from '#server/log-failure.ts'
import type { DeliveredLead, LeadDetails } from '#contracts/leads/lead.ts'
import { readLocale, DEFAULT_LOCALE } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import type { Letter } from '#server/gateways/mail/smtp-mail.ts'
import { leads } from './tables.ts'

/** Tries before a lead is given up: with the queue's pauses, about a day. */
export const TRIES = 100

/** `again`: worth trying later. */
type Delivery = 'done' | 'again'

/**
 * Tries once to deliver a lead that waits. Refused, or tried often enough, it is `dead`: kept, said in the log, and tried
 * again when the process starts. A process that dies between sending and noting it sends the same id again.
 */
export async function deliverLead(
  { database: { db }, runtime }: StoreDeps,
  port: LeadPort,
  id: string,
): Promise<Delivery> {
  const [row] = await db
    .update(leads)
    .set({ attempts: sql`${leads.attempts} + 1` })
    .where(eq(leads.id, id))
    .returning()
  if (row?.status !== 'waiting') return 'done'
  const { kind, attempts } = row
  const sent = await port.send(toDelivered(row))
  if (sent.ok) {
    await db
      .update(leads)
      .set({ status: 'delivered', channel: port.channel, lastFault: null, deliveredAt: new Date(runtime.now()) })
      .where(eq(leads.id, id))
    return 'done'
  }
  const { reason, code } = sent
  const lastFault = code === undefined ? reason : `${reason} ${code}`
  const dead = reason === 'refused' || attempts >= TRIES
  await db
    .update(leads)
    .set({ lastFault, ...(dead && { status: 'dead' }) })
    .where(eq(leads.id, id))
  if (dead)
    runtime.log.error(
      { lead: id, kind, channel: port.channel, attempts, fault: lastFault },
      'a lead could not be delivered; it is kept and tried again at the next start',
    )
  else
    runtime.log.warn(
      { lead: id, kind, channel: port.channel, attempts, fault: lastFault },
      'a lead was not delivered, will be tried again',
    )
  return dead ? 'done' : 'again'
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

const QUEUE = 'leads'
/** Repeats after 2, 4, 8 s and so on, at last every quarter of an hour; a worker that died is noticed by its missing heartbeat. */
const QUEUE_OPTIONS = {
  retryLimit: TRIES + 10,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 3600,
}
const LeadJob = v.object({ id: v.string() })

/** Takes leads for delivery inside the transaction that keeps them. */
export type LeadQueue = { enqueue: (tx: Tx, id: string) => Promise<void> }

/**
 * The durable queue of leads, and the work on it. Those that were given up come in again, for a start is when settings
 * have been mended. The effects' queue does the upkeep of both.
 */
export async function openLeadQueue(
  deps: StoreDeps,
  port: LeadPort,
): Promise<LeadQueue & { stop: () => Promise<void> }> {
  const { database, runtime } = deps
  const boss = new PgBoss({
    db: database.queue,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    supervise: false,
  })
  boss.on('error', (error) => logFailure(runtime.log, 'lead queue', error))
  await database.alone(async () => {
    await boss.start()
    await boss.createQueue(QUEUE, QUEUE_OPTIONS)
    // Makes the queue known before the first transaction: looked up inside one, the embedded database would wait for itself.
    await boss.insert(QUEUE, [])
  })
  const enqueue = async (tx: Tx, id: string) => {
    await boss.insert(QUEUE, [{ data: { id } }], { db: fromDrizzle(tx, sql) })
  }
  await database.transaction(async (tx) => {
    const again = await tx
      .update(leads)
      .set({ status: 'waiting', attempts: 0 })
      .where(eq(leads.status, 'dead'))
      .returning({ id: leads.id })
    for (const { id } of again) await enqueue(tx, id)
  })
  await boss.work(QUEUE, { pollingIntervalSeconds: 1, batchSize: 1 }, async (jobs: { data: unknown }[]) => {
    for (const { data } of jobs) {
      if ((await deliverLead(deps, port, v.parse(LeadJob, data).id)) === 'again') throw new Error('not delivered yet')
    }
  })
  return { enqueue, stop: () => boss.stop({ graceful: true, timeout: 2_000, close: false }) }
}

type Say = (id: string, values?: Record<string, string | number>) => string
type Line = readonly [label: string, value: string | undefined]

/** A lead as a letter to those who call; what the visitor wrote stands in the text only, never in a header but Reply-To. */
export function leadLetter(
  { id, lead, name, phone, email, customerId, consentText, locale }: DeliveredLead,
  say: Say,
): Letter {
  const money = (ore: number | undefined) =>
    ore === undefined ? undefined : formatMoney(ore, readLocale(locale) ?? DEFAULT_LOCALE)
  const lines: Line[] = [
    [say('mail.lead.name'), [name.firstName, name.middleName, name.lastName].filter(Boolean).join(' ')],
    [say('mail.lead.phone'), formatPhone(phone)],
    [say('mail.lead.email'), email],
    [say('mail.lead.customer'), customerId],
    ...aboutLines(lead, say, money),
    [say('mail.lead.consent'), consentText],
    [say('mail.lead.id'), id],
  ]
  const text = lines.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`])).join('\n')
  return {
    id,
    subject: say(`mail.lead.subject.${lead.kind}`),
    text: `${text}\n`,
    ...(email !== undefined && { replyTo: email }),
  }
}

function aboutLines(lead: LeadDetails, say: Say, money: (ore: number | undefined) => string | undefined): Line[] {
  if (lead.kind === 'insurance')
    return [[say('mail.lead.cover'), lead.cover.map((one) => say(`insurance.cover.${one}`)).join(', ')]]
  if (lead.kind === 'callback')
    return [[say('mail.lead.about'), lead.about], ...lead.answers.map(({ label, value }): Line => [label, value])]
  return [
    [say('mail.lead.instalmentLoans'), money(lead.instalmentLoans)],
    [say('mail.lead.creditLines'), money(lead.creditLines)],
    [say('mail.lead.chargeCards'), money(lead.chargeCards)],
  ]
}

/** `leadQueue` takes what is kept for delivery. */
export type LeadDeps = StoreDeps & { translate: Translate; leadQueue: LeadQueue }
