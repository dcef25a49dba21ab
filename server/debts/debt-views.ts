import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { debtConsent, debtReading, debtView } from './tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { hashToken } from '#server/keys/hash-token.ts'

const VIEW_LASTS = 60_000

export type DebtView = Pick<typeof debtView.$inferSelect, 'person' | 'locale' | 'page'>

/** Returns a one-use token, or `undefined` if the person's consent is no longer valid. */
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
    .values({ token: hashToken(token), person: consent.person, locale, page, expiresAt: new Date(now + VIEW_LASTS) })
  return token
}

export async function takeDebtView(
  { database: { db }, runtime }: StoreDeps,
  token: string,
): Promise<DebtView | undefined> {
  const [view] = await db
    .delete(debtView)
    .where(eq(debtView.token, hashToken(token)))
    .returning()
  return view && view.expiresAt.getTime() > runtime.now() ? view : undefined
}

export async function sweepDebtViews({ db }: Database, now: number): Promise<void> {
  await db.delete(debtView).where(lt(debtView.expiresAt, new Date(now)))
}
