import * as v from 'valibot'
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { MASK } from '#flows/kit/input-rules.ts'
import type { Tx } from '#server/db/database.ts'
import { chatTurn, type TurnRow } from '#server/brain/tables.ts'
import type { TurnRequest, TurnResult } from './turn.ts'

export type KnownTurn = Pick<TurnRow, 'session' | 'turnId' | 'event' | 'elements' | 'lastSeq' | 'waiting' | 'ended'>

/** A column of a select from the sessions: the turns of each that were taken with these ids before. */
export function knownTurns(turnIds: readonly string[]): SQL<KnownTurn[]> {
  const ids = turnIds.flatMap((id) => [id, onwardOf(id)])
  return sql`coalesce((
    select json_agg(json_build_object('session', t.session, 'turnId', t.turn_id, 'event', t.event, 'elements', t.elements,
      'lastSeq', t.last_seq, 'waiting', t.waiting, 'ended', t.ended))
    from chat_turn t where t.session = chat_session.id and ${inArray(sql`t.turn_id`, ids)}), '[]')`
}

export function findTurns(
  db: Pick<Tx, 'select'>,
  requests: Pick<TurnRequest, 'session' | 'turnId'>[],
): Promise<KnownTurn[]> {
  const pairs = requests.map(({ session, turnId }) =>
    and(eq(chatTurn.session, session), inArray(chatTurn.turnId, [turnId, onwardOf(turnId)])),
  )
  return db
    .select()
    .from(chatTurn)
    .where(or(...pairs))
}

export function answerOf(
  turns: readonly KnownTurn[],
  { session, turnId }: Pick<TurnRequest, 'session' | 'turnId'>,
): TurnResult | undefined {
  const of = (id: string) => turns.find((turn) => turn.session === session && turn.turnId === id)
  const own = of(turnId)
  if (!own) return undefined
  const onward = of(onwardOf(turnId))
  const { lastSeq, waiting, ended } = onward ?? own
  return { elements: [...own.elements, ...(onward?.elements ?? [])], cursor: lastSeq, waiting, ...(ended && { ended }) }
}

const KeptWords = v.object({ kind: v.literal('answer'), utterance: v.string(), payload: v.optional(v.string()) })

/** A page restored from the browser's cache sends the same turn id again, possibly with a different answer. */
function isAnother(
  turns: readonly KnownTurn[],
  { session, turnId, incoming }: Pick<TurnRequest, 'session' | 'turnId' | 'incoming'>,
): boolean {
  const kept = v.safeParse(KeptWords, turns.find((turn) => turn.session === session && turn.turnId === turnId)?.event)
  if (!kept.success || kept.output.utterance === MASK) return false
  if (incoming.kind === 'change') return true
  if (incoming.kind !== 'answer') return false
  const { utterance, payload } = kept.output
  if (incoming.payload === undefined) return incoming.utterance.trim() !== utterance.trim()
  return utterance.trim() !== '' || (payload !== undefined && payload !== incoming.payload)
}

/** The answer to a request that repeats a turn, with the same words. */
export function repeatedIn(turns: readonly KnownTurn[], request: TurnRequest): TurnResult | undefined {
  const known = answerOf(turns, request)
  return known && isAnother(turns, request) ? undefined : known
}

export const onwardOf = (turnId: string) => `${turnId}:onward`
