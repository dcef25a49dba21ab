import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { debtConsent, debtReading, debtView } from './tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { hashToken } from '#server/keys/hash-token.ts'

export const DEBT_VIEW_PATH = '/services/debt-register/view'
const VIEW_LASTS = 60_000

export type DebtView = Pick<typeof debtView.$inferSelect, 'person' | 'locale' | 'page'>

/** Whose debts were read in the conversation, and by which text; `undefined` if the consent is no longer valid. */
export async function consentedReading(
  { database: { db }, runtime }: StoreDeps,
  { reading, session }: { reading: string; session: string },
): Promise<{ person: string; consent: string } | undefined> {
  const [consent] = await db
    .select({ person: debtConsent.person, consent: debtConsent.textId })
    .from(debtReading)
    .innerJoin(debtConsent, eq(debtConsent.id, debtReading.consent))
    .where(
      and(
        eq(debtReading.id, reading),
        eq(debtReading.session, session),
        isNull(debtConsent.withdrawnAt),
        gt(debtConsent.expiresAt, new Date(runtime.now())),
      ),
    )
  return consent
}

/** Returns the path of a view of the embedded register that opens once. */
export async function openDebtView({ database: { db }, runtime }: StoreDeps, view: DebtView): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insert(debtView)
    .values({ ...view, token: hashToken(token), expiresAt: new Date(runtime.now() + VIEW_LASTS) })
  return `${DEBT_VIEW_PATH}/${token}`
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
