import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Brain } from '#server/brain/brain.ts'
import { chatSession } from '#server/brain/tables.ts'
import { type Entry, OPENING_TURNS, readEntryKey } from './entry.ts'
import { ownedBy, type SessionCredential } from './session-credential.ts'

export type Ongoing = { entry: Entry; isOrder: boolean }

/** The conversation that the visitor answered last in this locale and has not ended (HEAR-10). */
export async function ongoingOf(
  { database, runtime }: Pick<Brain, 'database'> & { runtime: Pick<Brain['runtime'], 'now'> },
  credential: SessionCredential,
  locale: Locale,
): Promise<Ongoing | undefined> {
  const owned = ownedBy(credential)
  if (!owned) return undefined
  const [row] = await database.db
    .select({ entry: chatSession.entry, facts: chatSession.facts })
    .from(chatSession)
    .where(
      and(
        owned,
        eq(chatSession.locale, locale),
        isNotNull(chatSession.entry),
        isNull(chatSession.ended),
        gt(chatSession.turns, OPENING_TURNS),
        gt(chatSession.expiresAt, new Date(runtime.now())),
      ),
    )
    .orderBy(desc(chatSession.updatedAt))
    .limit(1)
  const entry = row?.entry ? readEntryKey(row.entry, locale) : undefined
  return row && entry && { entry, isOrder: ORDER_FACTS.some((fact) => row.facts[fact] !== undefined) }
}

/** Chosen only by who is ordering. */
const ORDER_FACTS = ['plan', 'powerAgreement'] satisfies (keyof Facts)[]
