import { eq, sql } from 'drizzle-orm'
import type { DeliveredLead } from '#contracts/leads/lead.ts'
import { leads } from '../../db/schema/leads.ts'
import type { LeadPort } from '../../gateways/leads/port.ts'
import type { StoreDeps } from '../deps.ts'

/** Tries before a lead is given up: with the queue's pauses, about a day. */
export const TRIES = 100

/** `again`: worth trying later. */
export type Delivery = 'done' | 'again'

/**
 * Tries once to deliver a lead that waits. Refused, or tried often enough, it is `dead`: kept, said in the log, and tried
 * again when the process starts. A process that dies between sending and noting it sends the same id again.
 */
export async function deliverLead({ database: { db }, world }: StoreDeps, port: LeadPort, id: string): Promise<Delivery> {
  const [row] = await db.update(leads).set({ attempts: sql`${leads.attempts} + 1` }).where(eq(leads.id, id)).returning()
  if (row?.status !== 'waiting') return 'done'
  const { kind, attempts } = row
  const sent = await port.send(toDelivered(row))
  if (sent.ok) {
    await db.update(leads).set({ status: 'delivered', channel: port.channel, lastFault: null, deliveredAt: new Date(world.now()) }).where(eq(leads.id, id))
    return 'done'
  }
  const { reason, code } = sent
  const lastFault = code === undefined ? reason : `${reason} ${code}`
  const dead = reason === 'refused' || attempts >= TRIES
  await db.update(leads).set({ lastFault, ...(dead && { status: 'dead' }) }).where(eq(leads.id, id))
  if (dead) world.log.error({ lead: id, kind, channel: port.channel, attempts, fault: lastFault }, 'a lead could not be delivered; it is kept and tried again at the next start')
  else world.log.warn({ lead: id, kind, channel: port.channel, attempts, fault: lastFault }, 'a lead was not delivered, will be tried again')
  return dead ? 'done' : 'again'
}

function toDelivered({ id, createdAt, locale, name, phone, email, customerId, details, consentText }: typeof leads.$inferSelect): DeliveredLead {
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
