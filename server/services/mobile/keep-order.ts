import type { OrderRequest } from '#contracts/chat/effects.ts'
import { addDays, osloDay } from '#contracts/kernel/days.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import type { Tx } from '../../db/database.ts'
import { contract, mobileOrder, portation, subscription } from '../../db/schema/mobile.ts'
import { fullNameOf, type LegalEntity } from '../account/to-account.ts'
import type { StoreDeps } from '../deps.ts'
import { sameOwner } from './check-number.ts'
import { orderEvidence, TERMS_VERSION, type OrderChannel } from './order-evidence.ts'
import { firstWorkingDay } from '#contracts/kernel/working-days.ts'

export type PlacedOrder = { orderId: string; contractId: string; subscriptionId: string; phone: string; newNumber: boolean }

/** When a refusal of the other provider comes, in milliseconds after the request. */
const REFUSAL_AFTER = 3 * 60_000

/** An order that may be kept; `ownerName` as the number register has it, `key` its idempotency key, `now` in milliseconds. */
type Order = {
  request: OrderRequest
  key: string
  channel: OrderChannel
  customer: LegalEntity
  phone: string
  ownerName: string | null
  price: { monthly: Ore; setUp: Ore }
  now: number
}

/** Writes order, contract, subscription and, for a kept number, the porting request. */
export async function keepOrder({ world }: StoreDeps, tx: Tx, { request, key, channel, customer, phone, ownerName, price, now }: Order): Promise<PlacedOrder> {
  const [orderId, contractId, subscriptionId] = [world.id(), world.id(), world.id()]
  const createdAt = new Date(now)
  const { plan, numberChoice, childName, childBirthDate } = request
  const owned = { legalEntity: customer.id, createdAt }
  const deposit = request.depositOre ?? 0
  await tx.insert(mobileOrder).values({
    ...owned, ...price, id: orderId, key, plan, phone, numberChoice, deposit,
    creditCheck: request.creditCheckId,
    evidence: orderEvidence({ request, channel, phone, price, at: createdAt }),
  })
  await tx.insert(contract).values({ ...owned, id: contractId, order: orderId, termsVersion: TERMS_VERSION })
  await tx.insert(subscription).values({
    ...owned, id: subscriptionId, contract: contractId, plan, phone,
    monthly: price.monthly,
    childName: childName ? fullNameOf({ ...childName, middleName: childName.middleName ?? null }) : null,
    childBirthDate: childBirthDate ?? null,
    activeFrom: numberChoice === 'new' ? firstWorkingDay(addDays(osloDay(now), 1)) : null,
  })
  if (numberChoice === 'keep') {
    const refused = !sameOwner(ownerName, fullNameOf(customer)) && { refusedAt: new Date(now + REFUSAL_AFTER), refusal: 'owner_mismatch' }
    await tx.insert(portation).values({ subscription: subscriptionId, phone, submittedAt: createdAt, ...refused })
  }
  return { orderId, contractId, subscriptionId, phone, newNumber: numberChoice === 'new' }
}
