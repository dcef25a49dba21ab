import { and, desc, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Tx } from '#server/db/database.ts'
import { chatSession, type SessionRow } from '#server/brain/tables.ts'
import { entryKey } from './entry.ts'
import { localeOf } from './sessions.ts'
import type { Incoming } from '#server/brain/turns/turn.ts'
import { holdText } from '#server/db/hold-text.ts'

export type Beginning = { row: SessionRow; goal: Incoming & { kind: 'goal' } }

/** Finds the running conversation to join, also on another device (BEY-03). Locks make simultaneous starts join. */
export async function runningOf(
  tx: Tx,
  beginnings: readonly Beginning[],
  now: number,
): Promise<Map<string, SessionRow>> {
  if (beginnings.length === 0) return new Map()
  const keys = [...new Set(beginnings.flatMap(ownerKeys))].sort()
  // Always lock in the same order to avoid deadlocks between groups.
  for (const key of keys) await holdText(tx, key)
  const visitors = beginnings.flatMap(({ row }) => (row.visitor ? [row.visitor] : []))
  const customers = beginnings.flatMap(({ row }) => (row.customerId ? [row.customerId] : []))
  const running = await tx
    .select()
    .from(chatSession)
    .where(
      and(
        or(inArray(chatSession.visitor, visitors), inArray(chatSession.customerId, customers)),
        inArray(chatSession.entry, beginnings.map(entryOf)),
        isNull(chatSession.ended),
        gt(chatSession.cursor, 0),
        gt(chatSession.expiresAt, new Date(now)),
      ),
    )
    .orderBy(desc(chatSession.createdAt))
  return new Map(
    beginnings.flatMap((beginning) => {
      const keys = new Set(ownerKeys(beginning))
      const found = running.find(
        (row) => row.entry !== null && ownersOf(row).some((owner) => keys.has(`${owner} ${row.entry}`)),
      )
      return found ? [[beginning.row.id, found] as const] : []
    }),
  )
}

export const ownerKeys = (beginning: Beginning): string[] =>
  ownersOf(beginning.row).map((owner) => `${owner} ${entryOf(beginning)}`)

const entryOf = ({ row, goal }: Beginning) => entryKey(goal, localeOf(row))
const ownersOf = ({ visitor, customerId }: SessionRow) => [
  ...(visitor ? [`visitor ${visitor}`] : []),
  ...(customerId ? [`customer ${customerId}`] : []),
]
