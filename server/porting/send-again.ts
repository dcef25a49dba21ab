import { and, eq } from 'drizzle-orm'
import { osloDay } from '#contracts/kernel/days.ts'
import { waysOn, type PortingOutcome, type WayOn } from '#contracts/products/portation.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import type { Tx } from '#server/db/database.ts'
import { portationStatusAt, stepsOfRequest, type Portation } from '#server/orders/portation-status.ts'
import { portation, subscription } from '#server/orders/tables.ts'
import { askRegister } from './ask-register.ts'

export type OpenPorting = { porting: Portation; customerName: string; ways: readonly WayOn[] }

/** Reads a porting and locks it until the transaction ends. `owner` limits it to one customer's own. */
export async function openPorting(
  tx: Tx,
  { id, owner, now }: { id: string; owner?: string; now: number },
): Promise<OpenPorting | undefined> {
  const [row] = await tx
    .select({ portation, legalEntity })
    .from(portation)
    .innerJoin(subscription, eq(subscription.id, portation.subscription))
    .innerJoin(legalEntity, eq(legalEntity.id, subscription.legalEntity))
    .where(and(eq(portation.subscription, id), owner === undefined ? undefined : eq(subscription.legalEntity, owner)))
    .for('update', { of: portation })
  if (!row) return undefined
  return {
    porting: row.portation,
    customerName: fullNameOf(row.legalEntity),
    ways: waysOn(portationStatusAt(row.portation, now)),
  }
}

type Corrected = Partial<Pick<Portation, 'phone' | 'ownerName' | 'approvedAt' | 'chosenDay'>>

/** Sends a refused request again under the same order, with what was corrected. */
export async function sendAgain(
  tx: Tx,
  { porting, customerName }: OpenPorting,
  corrected: Corrected,
  now: number,
): Promise<PortingOutcome> {
  const { phone, ownerName, approvedAt, chosenDay } = { ...porting, ...corrected }
  const earlier = [...porting.earlier, ...stepsOfRequest(porting, now)]
  const day = chosenDay !== null && chosenDay > osloDay(now) ? chosenDay : null
  const request = {
    customerName,
    ownerName,
    isApproved: approvedAt !== null,
    chosenDay: day,
    requests: earlier.filter(({ state }) => state === 'refused').length,
  }
  const answer = await askRegister(tx, phone, request, now)
  await tx
    .update(portation)
    .set({ ...answer, phone, ownerName, approvedAt, chosenDay: day, earlier })
    .where(eq(portation.subscription, porting.subscription))
  return 'sentAgain'
}
