import { eq } from 'drizzle-orm'
import type { AcceptanceTag } from '#contracts/account/consent.ts'
import { fault, found, type Result } from '#contracts/kernel/result.ts'
import { isErased } from './erased.ts'
import type { Tx } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { recordChange } from '#server/identity/record-change.ts'
import { writeTag } from './approve-tag.ts'
import { findCustomer } from './find-customer.ts'
import { legalEntity, type LegalEntity, type PersonalColumns } from './tables.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'

/** What a change of an account writes. The number is changed by itself, with codes. */
export type CustomerDetails = Partial<Omit<PersonalColumns, 'phone'>>
/** The customer is told of another e-mail address, name or birth date, unless `how` is `untold`. */
export type CustomerChange = { details: CustomerDetails; tags?: readonly AcceptanceTag[]; how?: 'told' | 'untold' }

/** Who the customers are: the portal's own account table, or an outside system of which that table keeps a copy. */
export type CustomerRegister = {
  read: (id: string) => Promise<Result<LegalEntity>>
  /** All of it or nothing; when the register is silent it may be unknown which. */
  change: (id: string, change: CustomerChange) => Promise<Result<LegalEntity>>
  /** The number as a register keeps it; the number that signs in is the portal's own. */
  changePhone: (id: string, phone: string) => Promise<Result<unknown>>
  /** Keeps, in the transaction of an erasure, that an outside register is to be told of it. */
  keepErasure: (tx: Tx, id: string) => Promise<void>
  tellErasure: TellErasure
}

export type TellErasure = (erasure: { customerId: string; erasedAt: string }) => Promise<Result<unknown>>

export const embeddedRegister = (deps: StoreDeps): CustomerRegister => ({
  read: async (id) => found(await findCustomer(deps, id)),
  change: async (id, change) => found(await deps.database.transaction((tx) => writeChange(deps, tx, id, change))),
  changePhone: async (id) => found(await findCustomer(deps, id)),
  keepErasure: async () => {},
  tellErasure: async () => fault('refused', 'no_register'),
})

/** What the customer is told is written with the change, so that no change goes untold (TRU-03). */
export async function writeChange(
  deps: StoreDeps,
  tx: Tx,
  id: string,
  { details, tags = [], how = 'told' }: CustomerChange,
): Promise<LegalEntity | undefined> {
  const [account] = await tx.select().from(legalEntity).where(eq(legalEntity.id, id)).for('update')
  if (!account || isErased(account)) return undefined
  for (const tag of tags) await writeTag(deps, tx, id, tag, 'api')
  const [changed] = await tx
    .update(legalEntity)
    .set({ ...details, updatedAt: new Date(deps.runtime.now()) })
    .where(eq(legalEntity.id, id))
    .returning()
  if (!changed || how === 'untold') return changed
  if (changed.email !== account.email) await recordChange(deps, tx, 'email', account)
  if (fullNameOf(changed) !== fullNameOf(account)) await recordChange(deps, tx, 'name', account)
  if (changed.birthDate !== account.birthDate) await recordChange(deps, tx, 'birthDate', account)
  return changed
}
