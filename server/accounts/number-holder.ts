import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { formerPhone, legalEntity, type LegalEntity } from './tables.ts'

/** In milliseconds. Operators give a number out again after months, so one unused for longer may have a new holder. */
export const UNUSED_AFTER = 365 * 86_400_000

const RELEASED = 'released:'

/** Whether a code to the number no longer opens the account, because somebody else may hold it by now (TRU-04). */
export function isUnused(
  { lastLoginAt, provenAt }: Pick<LegalEntity, 'lastLoginAt' | 'provenAt'>,
  now: number,
): boolean {
  const used = lastLoginAt ?? provenAt
  return used !== null && used.getTime() <= now - UNUSED_AFTER
}

export const isReleased = (phone: string): boolean => phone.startsWith(RELEASED)

/**
 * Frees the number of an unused account for who has proven it now. The old account keeps its data and loses the number.
 * A birth date that an identity provider has proven, and that is the account's own, leaves it as it is.
 */
export async function releaseUnused(
  { database, runtime }: StoreDeps,
  phone: string,
  provenBirthDate?: string | undefined,
): Promise<void> {
  const isHeld = and(eq(legalEntity.phone, phone), isNotNull(legalEntity.provenAt))
  const [holder] = await database.db.select().from(legalEntity).where(isHeld)
  if (!holder || !isUnused(holder, runtime.now())) return
  if (provenBirthDate !== undefined && provenBirthDate === holder.birthDate) return
  await database.transaction(async (tx) => {
    const [account] = await tx.select().from(legalEntity).where(isHeld).for('update')
    if (account && isUnused(account, runtime.now())) await releaseNumber(tx, account, new Date(runtime.now()))
  })
}

export async function releaseNumber(
  tx: Tx,
  { id, phone }: Pick<LegalEntity, 'id' | 'phone'>,
  now: Date,
): Promise<void> {
  await tx.insert(formerPhone).values({ legalEntity: id, phone, until: now }).onConflictDoNothing()
  await tx
    .update(legalEntity)
    .set({ phone: `${RELEASED}${id}`, updatedAt: now })
    .where(eq(legalEntity.id, id))
}
