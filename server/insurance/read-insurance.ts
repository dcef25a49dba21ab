import { desc, eq } from 'drizzle-orm'
import { osloDay } from '#contracts/kernel/days.ts'
import type { InsuranceItem } from '#contracts/products/insurance.ts'
import { insuranceItem } from '#server/usage/tables.ts'
import type { StoreDeps } from '#server/deps.ts'

/** Returns a customer's insurances, newest first (CALL-12). */
export async function readInsurance({ database, runtime }: StoreDeps, legalEntityId: string): Promise<InsuranceItem[]> {
  const today = osloDay(runtime.now())
  const rows = await database.db
    .select()
    .from(insuranceItem)
    .where(eq(insuranceItem.legalEntity, legalEntityId))
    .orderBy(desc(insuranceItem.since), insuranceItem.id)
  return rows.map(({ id, productType, numberOfItems, since, until }) => ({
    accountId: legalEntityId,
    id,
    productType,
    numberOfItems,
    status: until !== null && until < today ? 'Ended' : since > today ? 'Pending' : 'Active',
  }))
}
