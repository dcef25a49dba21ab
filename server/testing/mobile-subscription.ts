import type { PlanId } from '#contracts/catalogue/plans.ts'
import { planOn } from '#contracts/catalogue/plans.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import { contract, creditCheck, mobileOrder, subscription } from '#server/orders/tables.ts'
import type { StoreDeps } from '#server/deps.ts'

type Made = { legalEntity: string; phone: string; plan: PlanId; activeFrom: string; setUp?: Ore; endedAt?: Date }

export async function mobileSubscription(
  { database: { db }, runtime }: StoreDeps,
  { legalEntity, phone, plan, activeFrom, setUp = 0, endedAt }: Made,
): Promise<string> {
  const [id, order, check] = [runtime.id(), runtime.id(), runtime.id()]
  const createdAt = new Date(`${activeFrom}T00:00:00Z`)
  const { monthly } = planOn(plan, activeFrom)
  await db
    .insert(creditCheck)
    .values({ id: check, person: check, phone, day: activeFrom, openCases: 0, age: 40, reason: 'order', createdAt })
  await db.insert(mobileOrder).values({
    id: order,
    key: order,
    legalEntity,
    plan,
    phone,
    numberChoice: 'new',
    creditCheck: check,
    monthly,
    setUp,
    deposit: 0,
    evidence: {},
    createdAt,
  })
  await db.insert(contract).values({ id: order, legalEntity, order, termsVersion: '1', createdAt })
  await db
    .insert(subscription)
    .values({ id, contract: order, legalEntity, plan, phone, monthly, activeFrom, createdAt, endedAt: endedAt ?? null })
  return id
}
