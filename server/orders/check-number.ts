import { eq } from 'drizzle-orm'
import type { PortRefusal } from '#contracts/chat/mobile-order.ts'
import { isNorwegianMobile } from '#contracts/kernel/phone.ts'
import { readPhone } from '#contracts/account/sign-in.ts'
import type { DbOrTx } from '#server/db/database.ts'
import { numberRegister } from './tables.ts'

export type NumberCheck = { portable: true; phone: string } | { portable: false; refusal: PortRefusal }

/**
 * Checks in the national register whether a number can be ported. Unlisted numbers count as private and active
 * (CALL-08).
 */
export async function checkNumber(db: DbOrTx, written: string): Promise<NumberCheck> {
  const phone = readPhone(written)
  if (phone === undefined || !isNorwegianMobile(phone)) return { portable: false, refusal: 'not_mobile' }
  const [row] = await db.select().from(numberRegister).where(eq(numberRegister.phone, phone))
  if (row?.kind === 'inactive') return { portable: false, refusal: 'not_active' }
  if (row?.kind === 'company') return { portable: false, refusal: 'company_number' }
  return { portable: true, phone }
}

export function sameOwner(ownerName: string | null, fullName: string): boolean {
  const plain = (name: string) => name.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return ownerName === null || plain(ownerName) === plain(fullName)
}
