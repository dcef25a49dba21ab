import { and, desc, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/database.ts'
import { chatSession, type SessionRow } from '#server/brain/tables.ts'
import { entryKey } from './entry-step.ts'
import { localeOf } from './sessions.ts'
import type { Incoming } from '#server/brain/turns/turn.ts'

/** A session that has just been made, and what it is to begin. */
export type Beginning = { row: SessionRow; goal: Incoming & { kind: 'goal' } }

/**
 * Who begins what they have under way already, in another tab or, signed in, on another device, joins that (BEY-03): the
 * running conversation of each beginning, by the beginning's session. Beginnings of the same person and entry wait for each
 * other until the transaction ends, so that of two at the same instant one joins the other.
 */
export async function runningOf(
  tx: Tx,
  beginnings: readonly Beginning[],
  now: number,
): Promise<Map<string, SessionRow>> {
  if (beginnings.length === 0) return new Map()
  const keys = [...new Set(beginnings.flatMap(ownerKeys))].sort()
  // One by one and always in the same order, so that two groups never wait for each other in a circle.
  for (const key of keys) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
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

/** What tells that two beginnings are of the same person and entry. */
export const ownerKeys = (beginning: Beginning): string[] =>
  ownersOf(beginning.row).map((owner) => `${owner} ${entryOf(beginning)}`)

const entryOf = ({ row, goal }: Beginning) => entryKey(goal, localeOf(row))
const ownersOf = ({ visitor, customerId }: SessionRow) => [
  ...(visitor ? [`visitor ${visitor}`] : []),
  ...(customerId ? [`customer ${customerId}`] : []),
]
