import { and, eq, inArray, isNull } from 'drizzle-orm'
import { isMarketingConsent } from '#contracts/account/consent.ts'
import { consentLedger, legalEntity, type LegalEntity } from '#server/accounts/tables.ts'
import type { Tx } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'

/** Withdraws every consent to marketing, also those `known` that were given elsewhere. Returns whether there was one. */
export async function withdrawMarketing(
  { runtime }: StoreDeps,
  tx: Tx,
  { id, acceptanceTags }: Pick<LegalEntity, 'id' | 'acceptanceTags'>,
  known: readonly string[],
): Promise<boolean> {
  const now = new Date(runtime.now())
  const standing = await tx
    .select({ tag: consentLedger.tag })
    .from(consentLedger)
    .where(and(eq(consentLedger.legalEntity, id), isNull(consentLedger.withdrawnAt)))
  const inLedger = new Set(standing.map(({ tag }) => tag).filter(isMarketingConsent))
  const elsewhere = [...new Set([...acceptanceTags, ...known])].filter(
    (tag) => isMarketingConsent(tag) && !inLedger.has(tag),
  )
  if (inLedger.size + elsewhere.length === 0) return false
  await tx
    .update(consentLedger)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(consentLedger.legalEntity, id),
        isNull(consentLedger.withdrawnAt),
        inArray(consentLedger.tag, [...inLedger]),
      ),
    )
  if (elsewhere.length > 0)
    await tx.insert(consentLedger).values(
      elsewhere.map((tag) => ({
        id: runtime.id(),
        legalEntity: id,
        tag,
        channel: 'elsewhere' as const,
        createdAt: now,
        withdrawnAt: now,
      })),
    )
  await tx
    .update(legalEntity)
    .set({ acceptanceTags: acceptanceTags.filter((tag) => !isMarketingConsent(tag)), updatedAt: now })
    .where(eq(legalEntity.id, id))
  return true
}
