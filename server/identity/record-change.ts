import type { ChangeKind } from '#contracts/account/changes.ts'
import type { LegalEntity } from '#server/accounts/tables.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { accountChange, type Former } from './change-tables.ts'

/** Written with the change itself, so that no change goes untold; `before` is the account as it was (TRU-03). */
export async function recordChange(
  { runtime }: Pick<StoreDeps, 'runtime'>,
  tx: Db | Tx,
  kind: ChangeKind,
  { id, phone, email, firstName, middleName, lastName, birthDate }: LegalEntity,
  more: Pick<Former, 'passkey' | 'isFinal'> = {},
): Promise<void> {
  const now = new Date(runtime.now())
  await tx.insert(accountChange).values({
    id: runtime.id(),
    legalEntity: id,
    kind,
    former: { phone, email, firstName, middleName, lastName, birthDate, ...more },
    changedAt: now,
    dueAt: now,
  })
}
