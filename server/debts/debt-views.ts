import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { debtConsent, debtReading, debtView } from './tables.ts'
import type { StoreDeps } from '#server/deps.ts'

/** How long the address of a view is good, in milliseconds. */
const VIEW_LASTS = 60_000

export type DebtView = Pick<typeof debtView.$inferSelect, 'person' | 'locale' | 'page'>

/** A token that opens the register's view of a person once, as long as their consent stands; `undefined` when it does not. */
export async function openDebtView(
  { database: { db }, runtime }: StoreDeps,
  { reading, session, locale, page }: { reading: string; session: string; locale: string; page: string },
): Promise<string | undefined> {
  const now = runtime.now()
  const [consent] = await db
    .select({ person: debtConsent.person })
    .from(debtReading)
    .innerJoin(debtConsent, eq(debtConsent.id, debtReading.consent))
    .where(
      and(
        eq(debtReading.id, reading),
        eq(debtReading.session, session),
        isNull(debtConsent.withdrawnAt),
        gt(debtConsent.expiresAt, new Date(now)),
      ),
    )
  if (!consent) return undefined
  const token = randomBytes(32).toString('base64url')
  await db
    .insert(debtView)
    .values({ token: hashOf(token), person: consent.person, locale, page, expiresAt: new Date(now + VIEW_LASTS) })
  return token
}

/** The view a token opens; it is gone with that. */
export async function takeDebtView(
  { database: { db }, runtime }: StoreDeps,
  token: string,
): Promise<DebtView | undefined> {
  const [view] = await db
    .delete(debtView)
    .where(eq(debtView.token, hashOf(token)))
    .returning()
  return view && view.expiresAt.getTime() > runtime.now() ? view : undefined
}

/** Forgets views that nobody opened. */
export async function sweepDebtViews({ db }: Database, now: number): Promise<void> {
  await db.delete(debtView).where(lt(debtView.expiresAt, new Date(now)))
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
