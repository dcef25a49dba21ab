import { eq } from 'drizzle-orm'
import type { Day } from '#contracts/kernel/days.ts'
import type { Refusal } from '#contracts/products/portation.ts'
import type { DbOrTx } from '#server/db/database.ts'
import { sameOwner } from '#server/orders/check-number.ts'
import { numberRegister } from '#server/orders/tables.ts'

/** `ownerName` is null where the customer says that the number is their own. `requests` counts earlier requests. */
export type PortingRequest = {
  customerName: string
  ownerName: string | null
  isApproved: boolean
  chosenDay: Day | null
  requests: number
}

type RegisterRow = Pick<typeof numberRegister.$inferSelect, 'kind' | 'ownerName' | 'refusal'>

/** What ends a refusal that the register states itself; one that is not here lasts until the register drops it. */
const ENDED_BY: Partial<Record<Refusal, (request: PortingRequest, row: RegisterRow) => boolean>> = {
  owner_id_mismatch: ({ ownerName }, row) => ownerName !== null && sameOwner(row.ownerName, ownerName),
  authority_missing: ({ isApproved }) => isApproved,
  wrong_operator: ({ requests }) => requests > 0,
  duplicate_request: ({ requests }) => requests > 0,
  contract_binding: ({ chosenDay }) => chosenDay !== null,
  date_not_possible: ({ chosenDay }) => chosenDay !== null,
  technical: ({ requests }) => requests > 0,
}

/** The embedded register's answer to a request, or undefined if the number can be moved. */
export function registerAnswer(row: RegisterRow | undefined, request: PortingRequest): Refusal | undefined {
  if (!row) return undefined
  if (row.kind === 'inactive') return 'number_inactive'
  if (row.kind === 'company') return 'company_number'
  if (row.refusal !== null && ENDED_BY[row.refusal]?.(request, row) !== true) return row.refusal
  if (request.isApproved || sameOwner(row.ownerName, request.customerName)) return undefined
  const isOwnerTold = request.ownerName !== null && sameOwner(row.ownerName, request.ownerName)
  return isOwnerTold ? 'authority_missing' : 'owner_mismatch'
}

const ANSWERS_AFTER = 3 * 60_000

/** Asks the register to move a number now; returns what the porting then stores. */
export async function askRegister(
  db: DbOrTx,
  phone: string,
  request: PortingRequest,
  now: number,
): Promise<{ submittedAt: Date; refusedAt: Date | null; refusal: Refusal | null }> {
  const [row] = await db.select().from(numberRegister).where(eq(numberRegister.phone, phone))
  const refusal = registerAnswer(row, request) ?? null
  return {
    submittedAt: new Date(now),
    refusedAt: refusal === null ? null : new Date(now + ANSWERS_AFTER),
    refusal,
  }
}
