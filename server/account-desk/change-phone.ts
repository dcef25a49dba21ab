import { and, eq, isNull, ne } from 'drizzle-orm'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import { formerPhone, legalEntity } from '../db/schema/identity.ts'
import type { StoreDeps } from '../services/deps.ts'

/** Gives an account a number that is proven just now: false when another account has it. One only registered, which nobody has proven, gives way. */
export async function changePhone({ database, world }: StoreDeps, id: string, phone: PhoneNumber): Promise<boolean> {
  return database.transaction(async (tx) => {
    const now = new Date(world.now())
    await tx.delete(legalEntity).where(and(eq(legalEntity.phone, phone), isNull(legalEntity.provenAt), ne(legalEntity.id, id)))
    const [other] = await tx.select({ id: legalEntity.id }).from(legalEntity).where(and(eq(legalEntity.phone, phone), ne(legalEntity.id, id)))
    if (other) return false
    const [before] = await tx.select({ phone: legalEntity.phone }).from(legalEntity).where(eq(legalEntity.id, id)).for('update')
    if (before && before.phone !== phone) await tx.insert(formerPhone).values({ legalEntity: id, phone: before.phone, until: now }).onConflictDoNothing()
    await tx.update(legalEntity).set({ phone, provenAt: now, updatedAt: now }).where(eq(legalEntity.id, id))
    return true
  })
}
