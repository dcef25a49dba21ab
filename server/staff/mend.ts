import { and, eq, gte, inArray, isNotNull, ne } from 'drizzle-orm'
import { heldOrder } from '#server/budgets/tables.ts'
import { orderLetter } from '#server/confirmation/tables.ts'
import type { Tx } from '#server/db/database.ts'
import type { Enqueue } from '#server/db/delivery-queue.ts'
import type { StoreDeps } from '#server/deps.ts'
import { chatEffect } from '#server/brain/tables.ts'
import { accountHolder } from '#server/identity/holder-tables.ts'
import { leads } from '#server/leads/tables.ts'
import { openPorting, sendAgain } from '#server/porting/send-again.ts'
import { registerErasure } from '#server/ports/tables.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import { staffLog } from './tables.ts'
import { personOf, type Person } from './person-of-item.ts'
import { findItem, itemOf, type WorkItem } from './work-items.ts'

/** An effect's row is its queue. */
export type StaffDeps = StoreDeps & { requeue: Record<'lead' | 'letter' | 'erasure', Enqueue> }
type Named = Pick<WorkItem, 'kind' | 'id'>
/** `person`: who it is at the staff's identity provider; null at the command line. */
export type Actor = { name: string; person: string | null }

/** Logs who looks and why, then returns the person. */
export async function look(deps: StaffDeps, item: Named, staff: Actor, reason: string): Promise<Person> {
  const person = await personOf(deps.database, item)
  await deps.database.transaction((tx) => note(deps, tx, 'look', item, person.customerId, { staff, reason }))
  return person
}

/** False if the item no longer waits, or its request is no longer stored. */
export async function retry(deps: StaffDeps, item: Named, staff: Actor, reason: string): Promise<boolean> {
  const known = await findItem(deps, item.kind, item.id)
  if (!known) return false
  const { customerId } = await personOf(deps.database, item)
  return deps.database.transaction(async (tx) => {
    const isPutBack = await RETRY[known.kind](deps, tx, known.id)
    if (isPutBack) await note(deps, tx, 'retry', item, customerId, { staff, reason })
    return isPutBack
  })
}

const RETRY: Record<WorkItem['kind'], (deps: StaffDeps, tx: Tx, id: string) => Promise<boolean>> = {
  effect: async ({ runtime }, tx, key) => {
    await tx
      .update(chatEffect)
      .set({ status: 'pending', attempts: 0, claimedUntil: 0, dueAt: 0, retriedAt: new Date(runtime.now()) })
      .where(and(eq(chatEffect.key, key), eq(chatEffect.status, 'dead'), isNotNull(chatEffect.needs)))
    const waiting = await tx
      .update(chatEffect)
      .set({ dueAt: 0 })
      .where(and(eq(chatEffect.key, key), eq(chatEffect.status, 'pending')))
      .returning({ key: chatEffect.key })
    return waiting.length > 0
  },
  lead: async ({ requeue }, tx, id) => {
    const put = await tx
      .update(leads)
      .set({ status: 'waiting', attempts: 0 })
      .where(and(eq(leads.id, id), inArray(leads.status, ['waiting', 'dead'])))
      .returning({ id: leads.id })
    if (put.length > 0) await requeue.lead(tx, [id])
    return put.length > 0
  },
  letter: async ({ requeue }, tx, id) => {
    const put = await tx
      .update(orderLetter)
      .set({ status: 'waiting', attempts: 0 })
      .where(and(eq(orderLetter.id, id), inArray(orderLetter.status, ['waiting', 'dead'])))
      .returning({ id: orderLetter.id })
    if (put.length > 0) await requeue.letter(tx, [id])
    return put.length > 0
  },
  /** The log of this lets it pass when its caller sends it again. */
  order: async (_deps, tx, key) =>
    (await tx.delete(heldOrder).where(eq(heldOrder.key, key)).returning({ key: heldOrder.key })).length > 0,
  erasure: async ({ requeue }, tx, id) => {
    const put = await tx
      .update(registerErasure)
      .set({ status: 'waiting', attempts: 0 })
      .where(and(eq(registerErasure.legalEntity, id), inArray(registerErasure.status, ['waiting', 'dead'])))
      .returning({ id: registerErasure.legalEntity })
    if (put.length > 0) await requeue.erasure(tx, [id])
    return put.length > 0
  },
  porting: async ({ runtime }, tx, id) => {
    const now = runtime.now()
    const open = await openPorting(tx, { id, now })
    if (!open || open.porting.refusal === null || open.porting.cancelledAt !== null) return false
    await sendAgain(tx, open, {}, now)
    return true
  },
  holder: async () => false,
}

/**
 * Takes an item off the list with a decision; it comes back if it fails again. A doubt about who holds an account ends
 * when two persons have decided so on the staff pages (TRU-04): whoever uses the command line could be one of the two.
 */
export async function resolve(deps: StaffDeps, item: Named, staff: Actor, reason: string): Promise<boolean> {
  const known = await findItem(deps, item.kind, item.id)
  if (!known || (known.kind === 'holder' && staff.person === null)) return false
  const { customerId } = await personOf(deps.database, item)
  const hasEnded = await deps.database.transaction(async (tx) => {
    await note(deps, tx, 'resolve', item, customerId, { staff, reason })
    return known.kind === 'holder' && endDoubtIfAgreed(tx, known, staff.person)
  })
  if (hasEnded)
    recordEvent(deps, { name: 'user_updated', account: known.id, details: { what: 'account holder', reason: 'staff' } })
  return true
}

export const commandLineStaff = (user: string): Actor => ({ name: `command line: ${user}`, person: null })

async function endDoubtIfAgreed(tx: Tx, { id, kind, since }: WorkItem, person: string | null): Promise<boolean> {
  if (person === null) return false
  const byAnother = and(
    eq(staffLog.item, itemOf({ kind, id })),
    eq(staffLog.act, 'resolve'),
    gte(staffLog.at, since),
    ne(staffLog.person, person),
  )
  if ((await tx.$count(staffLog, byAnother)) === 0) return false
  const ended = await tx
    .update(accountHolder)
    .set({ doubtedAt: null })
    .where(and(eq(accountHolder.legalEntity, id), eq(accountHolder.doubtedAt, since)))
    .returning({ id: accountHolder.legalEntity })
  return ended.length > 0
}

type Why = { staff: Actor; reason: string }

async function note(
  { runtime }: StaffDeps,
  tx: Tx,
  act: (typeof staffLog.$inferSelect)['act'],
  item: Named,
  customerId: string | undefined,
  { staff, reason }: Why,
): Promise<void> {
  await tx.insert(staffLog).values({
    id: runtime.id(),
    staff: staff.name,
    person: staff.person,
    act,
    item: itemOf(item),
    customerId: customerId ?? null,
    reason,
    at: new Date(runtime.now()),
  })
}
