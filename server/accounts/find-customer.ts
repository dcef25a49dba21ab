import { and, eq, isNotNull } from 'drizzle-orm'
import { hasGeneralConsent, hasTelipolConsent } from '#contracts/account/consent.ts'
import type { Person } from '#contracts/account/credentials.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import { isUnused } from './number-holder.ts'
import { legalEntity, type LegalEntity } from './tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'

export async function findCustomer({ database }: StoreDeps, id: string): Promise<LegalEntity | undefined> {
  const [row] = await database.db.select().from(legalEntity).where(eq(legalEntity.id, id))
  return row
}

/** Finds only accounts whose number has been proven with a code, and that were used within a year (TRU-04). */
export async function findByPhone(
  { database, runtime }: StoreDeps,
  phone: PhoneNumber,
): Promise<LegalEntity | undefined> {
  const [row] = await database.db
    .select()
    .from(legalEntity)
    .where(and(eq(legalEntity.phone, phone), isNotNull(legalEntity.provenAt)))
  return row && !isUnused(row, runtime.now()) ? row : undefined
}

export async function personOf(deps: StoreDeps, id: string): Promise<Omit<Person, 'expires'> | undefined> {
  const row = await findCustomer(deps, id)
  return (
    row && {
      id,
      firstName: row.firstName,
      fullName: fullNameOf(row),
      generalConsent: hasGeneralConsent(row.acceptanceTags),
      telipolConsent: hasTelipolConsent(row.acceptanceTags),
    }
  )
}
