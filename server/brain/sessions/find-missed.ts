import { eq, sql } from 'drizzle-orm'
import type { ChatElement } from '#contracts/chat/element.ts'
import type { Brain } from '#server/brain/brain.ts'
import type { PendingEffect } from '#server/brain/effects/let-through.ts'
import { chatSession, type SessionRow } from '#server/brain/tables.ts'
import { isOpenTo, type SessionCredential } from './session-credential.ts'

type Kept = Pick<SessionRow, 'id' | 'address' | 'customerId' | 'facts' | 'cursor' | 'waiting' | 'ended' | 'tellSettled'>

/** `pending`: the effects that it waits for. */
export type Missed = Kept & { elements: ChatElement[]; pending: PendingEffect[] }

/** What a caller who polls has not seen yet, in one statement; `undefined` as `findSession` gives it. */
export async function findMissed(
  { database, runtime }: Pick<Brain, 'database' | 'runtime'>,
  id: string,
  after: number,
  proof: SessionCredential,
): Promise<Missed | undefined> {
  const [found] = await database.db
    .select({
      id: chatSession.id,
      visitor: chatSession.visitor,
      address: chatSession.address,
      customerId: chatSession.customerId,
      facts: chatSession.facts,
      cursor: chatSession.cursor,
      waiting: chatSession.waiting,
      ended: chatSession.ended,
      tellSettled: chatSession.tellSettled,
      expiresAt: chatSession.expiresAt,
      turns: sql<ChatElement[][]>`coalesce((
        select json_agg(t.elements order by t.n) from chat_turn t
        where t.session = chat_session.id and t.last_seq > ${after}), '[]')`,
      pending: sql<PendingEffect[]>`coalesce((
        select json_agg(json_build_object('key', e.key, 'lastFault', e.last_fault)) from chat_effect e
        where e.session = chat_session.id and e.status = 'pending' and chat_session.waiting = 'effect'), '[]')`,
    })
    .from(chatSession)
    .where(eq(chatSession.id, id))
  if (!found || !isOpenTo(proof, found, runtime.now())) return undefined
  const { turns, ...missed } = found
  return { ...missed, elements: turns.flat().filter(({ seq }) => seq > after) }
}
