import type { PowerAgreementId } from '#contracts/catalogue/power.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { StoreDeps } from '#server/deps.ts'
import { powerOrder, powerSubscription } from '#server/power/tables.ts'

type Made = {
  id: string
  legalEntity: string
  agreement?: PowerAgreementId
  meteringPoint?: string
  perKwh?: number
  startDate: Day
  createdAt?: Date
  endedAt?: Date
}

export async function addPowerSubscription(
  { database: { db } }: Pick<StoreDeps, 'database'>,
  { id, legalEntity, startDate, createdAt = new Date(`${startDate}T00:00:00Z`), ...more }: Made,
): Promise<void> {
  await db.insert(powerOrder).values({ id, key: id, legalEntity, evidence: {}, createdAt })
  await db.insert(powerSubscription).values({
    id,
    order: id,
    legalEntity,
    agreement: 'se-timpris',
    priceArea: 'SE3',
    street: 'Storgatan 1',
    postalCode: '11120',
    city: 'Stockholm',
    addressKey: id,
    reason: 'switch',
    perKwh: 690,
    monthly: 3_900,
    startDate,
    createdAt,
    ...more,
  })
}
