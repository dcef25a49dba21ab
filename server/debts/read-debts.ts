import { eq } from 'drizzle-orm'
import { DEBT_CONSENT_DAYS, DEBTS_KEPT_DAYS } from '#contracts/debts/consent.ts'
import type { Debt } from '#contracts/debts/debt.ts'
import type { EffectHandler } from '#server/brain/effects/effects.ts'
import { debtConsent, debtReading } from './tables.ts'
import { readProof } from '#server/identity/identity-proofs.ts'
import type { StoreDeps, Translate } from '#server/deps.ts'
import { personKey } from './debt-register.ts'

const DAY = 86_400_000

/** Effect `debts.read`: idempotent per key; `refused` if the BankID proof is gone and must be repeated (FLOW-06). */
export function readDebts(
  deps: StoreDeps & { translate: Translate },
  register: { read: (nationalId: string, consent: string) => Promise<Debt[]> },
): EffectHandler<'debts.read'> {
  const { database, runtime, translate } = deps
  const { db } = database
  return async ({ identityProof, debtConsent: textId }, { key, session }) => {
    const [kept] = await db
      .select({ id: debtReading.id, debts: debtReading.debts })
      .from(debtConsent)
      .innerJoin(debtReading, eq(debtReading.consent, debtConsent.id))
      .where(eq(debtConsent.key, key))
    if (kept) return foundOf(kept)
    const proven = await readProof(deps, { id: identityProof, session: session.id, provider: 'bankid' })
    if (!proven) return { outcome: 'refused' }
    const { nationalId } = proven
    const person = await personKey(db, nationalId)
    const debts = await register.read(nationalId, textId)
    const now = runtime.now()
    const expires = now + DEBT_CONSENT_DAYS * DAY
    const [consent, id] = [runtime.id(), runtime.id()]
    await database.transaction(async (tx) => {
      await tx.insert(debtConsent).values({
        id: consent,
        key,
        session: session.id,
        customerId: session.customerId,
        person,
        textId,
        words: translate(session.locale, textId, { days: DEBT_CONSENT_DAYS }),
        locale: session.locale,
        givenAt: new Date(now),
        expiresAt: new Date(expires),
      })
      const deleteAt = new Date(Math.min(expires, now + DEBTS_KEPT_DAYS * DAY))
      await tx.insert(debtReading).values({ id, consent, session: session.id, debts, readAt: new Date(now), deleteAt })
    })
    return foundOf({ id, debts })
  }
}

function foundOf({ id, debts }: Pick<typeof debtReading.$inferSelect, 'id' | 'debts'>) {
  return { outcome: debts.length > 0 ? ('found' as const) : ('none' as const), gives: { debtReading: id, debts } }
}
