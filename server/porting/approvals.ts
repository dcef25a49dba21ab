import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { FullName } from '#contracts/account/rules.ts'
import type { Tx } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { numberRegister, portationApproval, subscription } from '#server/orders/tables.ts'
import type { Portation } from '#server/orders/portation-status.ts'
import { openPorting, sendAgain } from './send-again.ts'
import { hashToken } from '#server/keys/hash-token.ts'

export const APPROVAL_PATH = '/number-owner'

const LASTS = 7 * 86_400_000

/** Stores a new link and returns its token, which is stored nowhere else. */
export async function makeApproval(tx: Tx, { subscription: id, phone }: Portation, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert(portationApproval).values({
    tokenHash: hashToken(token),
    subscription: id,
    phone,
    createdAt: new Date(now),
    expiresAt: new Date(now + LASTS),
  })
  return token
}

/** What the owner is told: the number and the customer's first name. `approved`: by this link, before. */
export type OwnerApproval = { state: 'open' | 'approved'; phone: string; firstName: string }

/** Undefined for a link that is unknown, too old, or whose porting no longer waits for an owner. */
export async function readApproval(
  { database, runtime }: StoreDeps,
  token: string,
): Promise<OwnerApproval | undefined> {
  const now = runtime.now()
  const [row] = await database.db
    .select({ approval: portationApproval, firstName: legalEntity.firstName })
    .from(portationApproval)
    .innerJoin(subscription, eq(subscription.id, portationApproval.subscription))
    .innerJoin(legalEntity, eq(legalEntity.id, subscription.legalEntity))
    .where(and(eq(portationApproval.tokenHash, hashToken(token)), gt(portationApproval.expiresAt, new Date(now))))
  if (!row) return undefined
  const { phone, usedAt, subscription: id } = row.approval
  if (usedAt) return { state: 'approved', phone, firstName: row.firstName }
  const open = await database.transaction((tx) => openPorting(tx, { id, now }))
  const isWaiting = open?.ways.includes('askOwner') === true && open.porting.phone === phone
  return isWaiting ? { state: 'open', phone, firstName: row.firstName } : undefined
}

/** Sends the porting again, now approved, if the proven name is the registered owner's. */
export async function approve(
  { database, runtime }: StoreDeps,
  token: string,
  person: FullName,
): Promise<'approved' | 'wrongPerson' | 'gone'> {
  const now = runtime.now()
  return database.transaction(async (tx) => {
    const [approval] = await tx
      .select()
      .from(portationApproval)
      .where(
        and(
          eq(portationApproval.tokenHash, hashToken(token)),
          isNull(portationApproval.usedAt),
          gt(portationApproval.expiresAt, new Date(now)),
        ),
      )
      .for('update')
    const open = approval && (await openPorting(tx, { id: approval.subscription, now }))
    if (!open?.ways.includes('askOwner') || open.porting.phone !== approval?.phone) return 'gone'
    const [registered] = await tx
      .select({ ownerName: numberRegister.ownerName })
      .from(numberRegister)
      .where(eq(numberRegister.phone, approval.phone))
    if (!isOwner(registered?.ownerName ?? null, person)) return 'wrongPerson'
    const at = new Date(now)
    await tx.update(portationApproval).set({ usedAt: at }).where(eq(portationApproval.tokenHash, approval.tokenHash))
    await sendAgain(tx, open, { approvedAt: at }, now)
    return 'approved'
  })
}

/** Requires the same last name and the same first given name; middle names may differ. */
function isOwner(registered: string | null, { firstName, lastName }: FullName): boolean {
  if (registered === null) return false
  const parts = (name: string) => name.normalize('NFC').toLocaleLowerCase('nb').trim().split(/\s+/)
  const owner = parts(registered)
  return owner.length > 1 && owner[0] === parts(firstName)[0] && owner.at(-1) === parts(lastName).at(-1)
}
