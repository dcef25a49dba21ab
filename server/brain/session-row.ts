import type { InferSelectModel } from 'drizzle-orm'
import { Facts } from '#contracts/chat/facts.ts'
import { readLocale, DEFAULT_LOCALE, type Locale } from '#contracts/kernel/locale.ts'
import * as v from 'valibot'
import type { chatSession, chatTurn } from '../db/schema/chat.ts'

export type SessionRow = InferSelectModel<typeof chatSession>
export type TurnRow = InferSelectModel<typeof chatTurn>

export const localeOf = (session: Pick<SessionRow, 'locale'>): Locale => readLocale(session.locale) ?? DEFAULT_LOCALE

/** The facts of a stored conversation. One that does not parse any more (an old plan, say) is dropped, the others kept. */
export function factsOf(session: Pick<SessionRow, 'facts'>): Facts {
  const parsed = v.safeParse(Facts, session.facts)
  if (parsed.success) return parsed.output
  const bad = new Set(parsed.issues.map((issue) => issue.path?.[0]?.key))
  return v.parse(Facts, Object.fromEntries(Object.entries(session.facts).filter(([name]) => !bad.has(name))))
}
