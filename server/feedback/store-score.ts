import { sql } from 'drizzle-orm'
import type { ScoreRequest } from '#contracts/chat/scores.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { scores } from './tables.ts'
import type { StoreDeps } from '#server/deps.ts'

/** Keeps one score per conversation; a later call replaces the score and adds a reason. Returns its id. */
export async function storeScore(
  { database: { db }, runtime }: StoreDeps,
  request: ScoreRequest,
  session: string,
  locale: Locale,
): Promise<string> {
  const { score, freeText: reason = null, customerId = null } = request
  const [stored] = await db
    .insert(scores)
    .values({ id: runtime.id(), session, score, reason, customerId, locale, createdAt: new Date(runtime.now()) })
    .onConflictDoUpdate({ target: scores.session, set: { score, reason: sql`coalesce(${reason}, ${scores.reason})` } })
    .returning({ id: scores.id })
  if (!stored) throw new Error('the score was not stored')
  return stored.id
}
