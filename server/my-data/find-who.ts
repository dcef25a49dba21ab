import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/database.ts'
import { chatSession } from '../db/schema/chat.ts'
import { debtConsent } from '../db/schema/debt.ts'
import { mobileOrder, subscription } from '../db/schema/mobile.ts'
import { powerSubscription } from '../db/schema/power.ts'

/** A person as the tables know them: account, number, and what hangs on these. */
export type Who = {
  id: string
  phone: string
  /** Whether rows count in which the number was only written, by whomever: they are erased with it, but are nobody's to read. */
  unproven: boolean
  sessions: string[]
  subscriptions: string[]
  meteringPoints: string[]
  creditChecks: string[]
  debtConsents: string[]
  /** Keyed hashes by which the debt register knows them. */
  persons: string[]
}

/** Finds what hangs on an account: conversations held signed in, or in which its number was given and proven, agreements, consents. */
export async function findWho(db: Db | Tx, { id, phone }: { id: string; phone: string }, unproven = false): Promise<Who> {
  const { facts } = chatSession
  const held = await db
    .select({ id: chatSession.id })
    .from(chatSession)
    .where(or(eq(chatSession.customerId, id), eq(chatSession.loginFor, id), sql`${facts}->>'customerId' = ${id}`, sql`${facts}->>'provenPhone' = ${phone}`, ...(unproven ? [sql`${facts}->>'phone' = ${phone}`] : [])))
  const sessions = held.map((row) => row.id)
  const owned = await db.select({ id: subscription.id }).from(subscription).where(eq(subscription.legalEntity, id))
  const points = await db.select({ point: powerSubscription.meteringPoint }).from(powerSubscription).where(eq(powerSubscription.legalEntity, id))
  const orders = await db.select({ check: mobileOrder.creditCheck }).from(mobileOrder).where(eq(mobileOrder.legalEntity, id))
  const consents = await db.select({ id: debtConsent.id, person: debtConsent.person }).from(debtConsent).where(or(eq(debtConsent.customerId, id), inArray(debtConsent.session, sessions)))
  return {
    id,
    phone,
    unproven,
    sessions,
    subscriptions: owned.map((row) => row.id),
    meteringPoints: points.flatMap(({ point }) => point ?? []),
    creditChecks: orders.map(({ check }) => check),
    debtConsents: consents.map((row) => row.id),
    persons: consents.map(({ person }) => person),
  }
}
