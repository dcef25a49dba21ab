import { eq } from 'drizzle-orm'
import type { PortRefusal } from '#contracts/chat/mobile-order.ts'
import { isNorwegianMobile } from '#contracts/kernel/phone.ts'
import { readPhone } from '#contracts/account/sign-in.ts'
import type { DbOrTx } from '#server/db/database.ts'
import { numberRegister } from './tables.ts'

/** What the register says of a number: it can move here (and whose it is, where that is known), or why not. */
export type NumberCheck =
  | { portable: true; phone: string; ownerName: string | null }
  | { portable: false; refusal: PortRefusal }

/** Asks the national register whether a number can be ported (CALL-08). Numbers it does not list are private and active. */
export async function checkNumber(db: DbOrTx, written: string): Promise<NumberCheck> {
  const phone = readPhone(written)
  if (phone === undefined || !isNorwegianMobile(phone)) return { portable: false, refusal: 'not_mobile' }
  const [row] = await db.select().from(numberRegister).where(eq(numberRegister.phone, phone))
  if (row?.kind === 'inactive') return { portable: false, refusal: 'not_active' }
  if (row?.kind === 'company') return { portable: false, refusal: 'company_number' }
  return { portable: true, phone, ownerName: row?.ownerName ?? null }
}

/** Whether the register's owner and the orderer are the same person, by name. */
export function sameOwner(ownerName: string | null, fullName: string): boolean {
  const plain = (name: string) => name.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return ownerName === null || plain(ownerName) === plain(fullName)
}
