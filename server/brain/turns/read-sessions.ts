import { asc, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/database.ts'
import { chatSession, type SessionRow } from '#server/brain/tables.ts'
import { knownTurns, type KnownTurn } from './known-turns.ts'
import type { RowRead } from './planned-turn.ts'
import type { RowMemory } from './remembered-rows.ts'
import type { TurnRequest } from './turn.ts'

/** `seen`: the turns that were taken before with the ids of the requests. */
export type SessionsRead = { rows: SessionRow[]; seen: KnownTurn[]; readOf: (id: string) => RowRead }

export const writtenBy = sql<string>`${chatSession}.xmin::text`

type How = { isLocked: boolean; memory?: RowMemory | undefined }

/** Asks only for what is not in `memory`. */
export async function readSessions(
  db: DbOrTx,
  asked: readonly TurnRequest[],
  { isLocked, memory }: How,
): Promise<SessionsRead> {
  const remembered = asked.flatMap(({ session }) => memory?.of(session) ?? [])
  const isRemembered = (id: string) => remembered.some(({ row }) => row.id === id)
  const others = asked.filter(({ session }) => !isRemembered(session))
  const found = others.length > 0 ? await select(db, others, isLocked) : []
  return {
    rows: [...remembered, ...found].map(({ row }) => row),
    seen: found.flatMap(({ known }) => known),
    readOf: (id) => {
      const own = remembered.find(({ row }) => row.id === id)
      if (own) return { writtenBy: own.writtenBy, isOld: false, isRemembered: true }
      const read = found.find(({ row }) => row.id === id)
      return { writtenBy: isLocked ? null : (read?.writtenBy ?? null), isOld: read?.isOld ?? false }
    },
  }
}

function select(db: DbOrTx, asked: readonly TurnRequest[], isLocked: boolean) {
  const reading = db
    .select({
      row: getTableColumns(chatSession),
      known: knownTurns(asked.map(({ turnId }) => turnId)),
      writtenBy,
      isOld: sql<boolean>`${chatSession.updatedAt} < now() - interval '30 minutes'`,
    })
    .from(chatSession)
    .where(
      inArray(
        chatSession.id,
        asked.map(({ session }) => session),
      ),
    )
    // Always lock in the same order to avoid deadlocks between groups.
    .orderBy(asc(chatSession.id))
  return isLocked ? reading.for('update') : reading
}
