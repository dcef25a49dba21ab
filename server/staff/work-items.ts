import { and, asc, eq, inArray, isNotNull, isNull, lte, max, notInArray, or } from 'drizzle-orm'
import type { PlainMessage } from '#locales/message-id.ts'
import type { StoreDeps } from '#server/deps.ts'
import { chatEffect } from '#server/brain/tables.ts'
import { heldFor } from '#server/budgets/hold-order.ts'
import { heldOrder } from '#server/budgets/tables.ts'
import { NO_WORK } from '#server/confirmation/letter-queue.ts'
import { orderLetter } from '#server/confirmation/tables.ts'
import { accountHolder } from '#server/identity/holder-tables.ts'
import { leads } from '#server/leads/tables.ts'
import { portation } from '#server/orders/tables.ts'
import { registerErasure } from '#server/ports/tables.ts'
import { staffLog } from './tables.ts'

export const ITEM_KINDS = ['effect', 'lead', 'letter', 'porting', 'order', 'erasure', 'holder'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/**
 * `name` is what was to be done, and `title` the same in words; `reason` names no person. `since` is the time it began to wait. `way`: what staff have
 * to do that a retry does not.
 */
export type WorkItem = {
  kind: ItemKind
  id: string
  name: string
  title?: PlainMessage
  state: 'waiting' | 'failed'
  reason: string | undefined
  attempts: number
  since: Date
  way?: 'withdrawal' | 'erasure' | 'holder' | 'holderAgreed'
}

export const itemOf = ({ kind, id }: Pick<WorkItem, 'kind' | 'id'>): string => `${kind}:${id}`

/** Lists what waits or failed for good and was not decided since, the oldest first. */
export async function listWork({ database: { db }, runtime }: StoreDeps): Promise<WorkItem[]> {
  const [effects, waitingLeads, letters, portings, held, erasures, doubts, decided] = await Promise.all([
    db
      .select()
      .from(chatEffect)
      .where(inArray(chatEffect.status, ['pending', 'dead']))
      .orderBy(asc(chatEffect.createdAt))
      .limit(LIMIT),
    db
      .select()
      .from(leads)
      .where(inArray(leads.status, ['waiting', 'dead']))
      .orderBy(asc(leads.createdAt))
      .limit(LIMIT),
    db
      .select()
      .from(orderLetter)
      .where(
        and(
          inArray(orderLetter.status, ['waiting', 'dead']),
          or(isNull(orderLetter.lastFault), notInArray(orderLetter.lastFault, NO_WORK)),
        ),
      )
      .orderBy(asc(orderLetter.createdAt))
      .limit(LIMIT),
    db
      .select()
      .from(portation)
      .where(and(lte(portation.refusedAt, new Date(runtime.now())), isNull(portation.cancelledAt)))
      .orderBy(asc(portation.refusedAt))
      .limit(LIMIT),
    db.select().from(heldOrder).orderBy(asc(heldOrder.createdAt)).limit(LIMIT),
    db
      .select()
      .from(registerErasure)
      .where(inArray(registerErasure.status, ['waiting', 'dead']))
      .orderBy(asc(registerErasure.createdAt))
      .limit(LIMIT),
    db
      .select({ id: accountHolder.legalEntity, doubtedAt: accountHolder.doubtedAt })
      .from(accountHolder)
      .where(isNotNull(accountHolder.doubtedAt))
      .orderBy(asc(accountHolder.doubtedAt))
      .limit(LIMIT),
    db
      .select({ item: staffLog.item, at: max(staffLog.at) })
      .from(staffLog)
      .where(eq(staffLog.act, 'resolve'))
      .groupBy(staffLog.item),
  ])
  const decidedAt = new Map(decided.map(({ item, at }) => [item, at] as const))
  const isDecided = (item: Pick<WorkItem, 'kind' | 'id' | 'since'>): boolean => {
    const at = decidedAt.get(itemOf(item))
    return !!at && at >= item.since
  }
  const items: WorkItem[] = [
    ...effects.map(({ key, name, status, attempts, lastFault, createdAt, settledAt }) => ({
      kind: 'effect' as const,
      id: key,
      name,
      state: status === 'dead' ? ('failed' as const) : ('waiting' as const),
      reason: lastFault ?? undefined,
      attempts,
      since: settledAt ?? createdAt,
    })),
    ...waitingLeads.map((row) => ({
      kind: 'lead' as const,
      name: row.kind,
      title: `staff.lead.${row.kind}` as const,
      ...deliveryOf(row),
    })),
    ...letters.map((row) => ({
      kind: 'letter' as const,
      name: `${row.kind} ${row.channel}`,
      title: letterTitle(row),
      ...deliveryOf(row),
      ...(row.channel === 'system' && row.status === 'dead' && { way: 'withdrawal' as const }),
    })),
    ...portings.map(({ subscription: id, refusal, refusedAt, submittedAt, earlier }) => ({
      kind: 'porting' as const,
      id,
      name: 'porting',
      state: 'waiting' as const,
      reason: refusal ?? undefined,
      attempts: 1 + earlier.filter(({ state }) => state === 'refused').length,
      since: refusedAt ?? submittedAt,
    })),
    ...held.map(({ key, pattern, createdAt }) => ({
      kind: 'order' as const,
      id: key,
      name: 'order.place',
      state: 'waiting' as const,
      reason: heldFor(pattern),
      attempts: 1,
      since: createdAt,
    })),
    ...erasures.map(({ legalEntity: id, ...row }) => ({
      kind: 'erasure' as const,
      name: 'customer register',
      ...deliveryOf({ ...row, id }),
      ...(row.status === 'dead' && { way: 'erasure' as const }),
    })),
    ...doubts.map(({ id, doubtedAt }) => {
      const since = doubtedAt ?? new Date(runtime.now())
      const kind = 'holder' as const
      const hasAgreed = isDecided({ kind, id, since })
      return {
        kind,
        id,
        name: 'account.holder',
        state: 'waiting' as const,
        reason: undefined,
        attempts: 0,
        since,
        way: hasAgreed ? ('holderAgreed' as const) : ('holder' as const),
      }
    }),
  ]
  return (
    items
      // A doubt goes when a second person agrees.
      .filter((item) => item.kind === 'holder' || !isDecided(item))
      .toSorted((a, b) => a.since.getTime() - b.since.getTime())
  )
}

const LIMIT = 200

const letterTitle = ({ kind, channel }: Pick<typeof orderLetter.$inferSelect, 'kind' | 'channel'>): PlainMessage =>
  channel === 'system' ? 'staff.letter.system' : `staff.letter.${kind}.${channel}`

type DeliveryRow = Pick<typeof orderLetter.$inferSelect, 'id' | 'attempts' | 'lastFault' | 'createdAt'>

const deliveryOf = ({ id, status, attempts, lastFault, createdAt }: DeliveryRow & { status: string }) => ({
  id,
  state: status === 'dead' ? ('failed' as const) : ('waiting' as const),
  reason: lastFault ?? undefined,
  attempts,
  since: createdAt,
})

export async function findItem(deps: StoreDeps, kind: ItemKind, id: string): Promise<WorkItem | undefined> {
  return (await listWork(deps)).find((item) => item.kind === kind && item.id === id)
}
