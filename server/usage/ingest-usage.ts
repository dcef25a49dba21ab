import { and, eq, inArray } from 'drizzle-orm'
import { monthOf } from '#contracts/kernel/months.ts'
import type { UsageBatch, UsageEvent, UsageReceipt } from '#contracts/products/usage-event.ts'
import type { Tx } from '#server/db/database.ts'
import { invoice } from '#server/billing/tables.ts'
import { subscription } from '#server/orders/tables.ts'
import { usageEvent, usageSync } from './tables.ts'
import { holdMonth } from '#server/billing/run-billing.ts'
import type { StoreDeps } from '#server/deps.ts'

const AHEAD = 5 * 60_000

type Row = typeof subscription.$inferSelect
type Found = { event: UsageEvent; at: number; owner: Row }

/** Stores a batch in one transaction, each event id once. */
export async function ingestUsage(
  { database, runtime }: StoreDeps,
  { events, unavailable }: UsageBatch,
): Promise<UsageReceipt> {
  const now = runtime.now()
  return database.transaction(async (tx) => {
    const known = await ownersOf(tx, [...events.map(({ phoneNumber }) => phoneNumber), ...unavailable])
    const receipt: UsageReceipt = { taken: 0, repeated: 0, unknown: [], late: [], early: [] }
    const found: Found[] = []
    for (const event of new Map(events.map((one) => [one.id, one])).values()) {
      const at = Date.parse(event.at)
      const owner = at > now + AHEAD ? undefined : ownerAt(known, event.phoneNumber, at)
      if (at > now + AHEAD) receipt.early.push(event.id)
      else if (owner) found.push({ event, at, owner })
      else receipt.unknown.push(event.id)
    }
    receipt.repeated = events.length - new Set(events.map(({ id }) => id)).size
    for (const month of [...new Set(found.map(({ at }) => monthOf(at)))].sort()) await holdMonth(tx, month, true)
    const before = await keptOf(tx, found)
    const billed = await billedOf(tx, found)
    const fresh = found.filter(({ event: { id } }) => !before.has(id))
    const open = fresh.filter(({ at, owner }) => !billed.has(`${owner.legalEntity} ${monthOf(at)}`))
    receipt.late = fresh.filter((one) => !open.includes(one)).map(({ event: { id } }) => id)
    receipt.taken = await keep(tx, open)
    receipt.repeated += before.size + open.length - receipt.taken
    await markSynced(
      tx,
      found.map(({ owner: { id } }) => id),
      false,
      now,
    )
    await markSynced(
      tx,
      unavailable.flatMap((phone) => ownerAt(known, phone, now)?.id ?? []),
      true,
      now,
    )
    return receipt
  })
}

const ownersOf = async (tx: Tx, phones: string[]): Promise<Row[]> =>
  phones.length === 0
    ? []
    : tx
        .select()
        .from(subscription)
        .where(inArray(subscription.phone, [...new Set(phones)]))

const ownerAt = (known: Row[], phone: string, at: number): Row | undefined =>
  known.find(
    (row) =>
      row.phone === phone && row.createdAt.getTime() <= at && (row.endedAt === null || row.endedAt.getTime() > at),
  )

async function keptOf(tx: Tx, found: Found[]): Promise<Set<string>> {
  if (found.length === 0) return new Set()
  const rows = await tx
    .select({ id: usageEvent.id })
    .from(usageEvent)
    .where(
      inArray(
        usageEvent.id,
        found.map(({ event: { id } }) => id),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

async function billedOf(tx: Tx, found: Found[]): Promise<Set<string>> {
  if (found.length === 0) return new Set()
  const rows = await tx
    .select({ legalEntity: invoice.legalEntity, month: invoice.month })
    .from(invoice)
    .where(
      and(
        eq(invoice.provider, 'eRate'),
        inArray(invoice.legalEntity, [...new Set(found.map(({ owner }) => owner.legalEntity))]),
        inArray(invoice.month, [...new Set(found.map(({ at }) => monthOf(at)))]),
      ),
    )
  return new Set(rows.map(({ legalEntity, month }) => `${legalEntity} ${month}`))
}

async function keep(tx: Tx, found: Found[]): Promise<number> {
  if (found.length === 0) return 0
  const rows = found.map(({ event: { id, kind, quantity, received, from, to, special, opened }, at, owner }) => ({
    id,
    kind,
    quantity,
    received,
    from,
    to,
    opened,
    subscription: owner.id,
    at: new Date(at),
    special: special ?? null,
  }))
  const kept = await tx.insert(usageEvent).values(rows).onConflictDoNothing().returning({ id: usageEvent.id })
  return kept.length
}

async function markSynced(tx: Tx, subscriptions: string[], failed: boolean, now: number): Promise<void> {
  if (subscriptions.length === 0) return
  const rows = [...new Set(subscriptions)].sort().map((id) => ({ subscription: id, syncedAt: new Date(now), failed }))
  const set = failed ? { failed } : { failed, syncedAt: new Date(now) }
  await tx.insert(usageSync).values(rows).onConflictDoUpdate({ target: usageSync.subscription, set })
}
