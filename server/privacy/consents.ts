import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { GENERAL_CONSENT, isMarketingConsent, TELIPOL_CONSENT } from '#contracts/account/consent.ts'
import type { ConsentView } from '#contracts/account/my-data.ts'
import { debtConsent } from '#server/debts/tables.ts'
import { consentLedger, legalEntity } from '#server/accounts/tables.ts'
import { withdrawDebtConsent } from '#server/debts/forget-debts.ts'
import type { StoreDeps } from '#server/deps.ts'

const PURPOSE_OF: Record<string, 'general' | 'telipol'> = { [GENERAL_CONSENT]: 'general', [TELIPOL_CONSENT]: 'telipol' }
const purposeOf = (tag: string): 'general' | 'telipol' | 'marketing' | undefined =>
  PURPOSE_OF[tag] ?? (isMarketingConsent(tag) ? 'marketing' : undefined)

/** A person's consents by purpose, newest first, including withdrawn ones (BEY-11). */
export async function consentsOf({ database: { db } }: StoreDeps, id: string): Promise<ConsentView[]> {
  const tags = await db
    .select()
    .from(consentLedger)
    .where(eq(consentLedger.legalEntity, id))
    .orderBy(desc(consentLedger.createdAt))
  const debts = await db
    .select()
    .from(debtConsent)
    .where(eq(debtConsent.customerId, id))
    .orderBy(desc(debtConsent.givenAt))
  return [
    ...tags.flatMap(({ id: key, tag, channel, createdAt, withdrawnAt }) => {
      const purpose = purposeOf(tag)
      const [, version = ''] = tag.split(':')
      return purpose
        ? [
            {
              id: key,
              purpose,
              version,
              channel,
              givenAt: createdAt.getTime(),
              expiresAt: undefined,
              withdrawnAt: withdrawnAt?.getTime(),
            },
          ]
        : []
    }),
    ...debts.map((row) => ({
      id: row.id,
      purpose: 'debt' as const,
      version: row.textId,
      channel: 'chat' as const,
      givenAt: row.givenAt.getTime(),
      expiresAt: row.expiresAt.getTime(),
      withdrawnAt: row.withdrawnAt?.getTime(),
    })),
  ]
}

/** Another person's consent is treated as missing (SEC-02). Withdrawing a debt consent also deletes the debt data. */
export async function withdrawConsent(deps: StoreDeps, person: string, id: string): Promise<boolean> {
  const { database, runtime } = deps
  const now = new Date(runtime.now())
  const withdrawn = await database.transaction(async (tx) => {
    const [row] = await tx
      .update(consentLedger)
      .set({ withdrawnAt: now })
      .where(and(eq(consentLedger.id, id), eq(consentLedger.legalEntity, person), isNull(consentLedger.withdrawnAt)))
      .returning({ tag: consentLedger.tag })
    if (row)
      await tx
        .update(legalEntity)
        .set({ acceptanceTags: sql`array_remove(${legalEntity.acceptanceTags}, ${row.tag})`, updatedAt: now })
        .where(eq(legalEntity.id, person))
    return row !== undefined
  })
  if (withdrawn) return true
  const [debt] = await database.db
    .select({ id: debtConsent.id })
    .from(debtConsent)
    .where(and(eq(debtConsent.id, id), eq(debtConsent.customerId, person)))
  return debt !== undefined && withdrawDebtConsent(deps, debt.id)
}
