import { and, desc, eq } from 'drizzle-orm'
import { powerAgreementOf, powerCurrency } from '#contracts/catalogue/power.ts'
import { formatPostalCode } from '#contracts/account/rules.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { PowerOverview } from '#contracts/products/power-overview.ts'
import type { Subscription } from '#contracts/products/subscription.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { powerSubscription } from './tables.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import type { StoreDeps } from '#server/deps.ts'

type Row = typeof powerSubscription.$inferSelect

export async function powerOverviewOf(deps: StoreDeps, legalEntityId: string): Promise<PowerOverview[]> {
  const now = deps.runtime.now()
  const rows = await readRows(deps, legalEntityId)
  return rows.map(({ power_subscription: row }) => {
    const { name, kind, country } = powerAgreementOf(row.agreement)
    return {
      id: row.id,
      orderId: row.order,
      subscriptionName: name,
      agreement: row.agreement,
      kind,
      state: powerStateAt(row, now),
      address: `${row.street}, ${formatPostalCode(row.postalCode)} ${row.city}`,
      ...(row.meteringPoint !== null && { meteringPoint: row.meteringPoint }),
      perKwh: row.perKwh,
      monthly: row.monthly,
      currency: powerCurrency(country),
      startDate: row.startDate,
      created: row.createdAt.toISOString(),
    }
  })
}

/** Lists the customer's power agreements, or the one with `id` (CALL-07). */
export async function listPower(deps: StoreDeps, legalEntityId: string, id?: string): Promise<Subscription[]> {
  const now = deps.runtime.now()
  const rows = await readRows(deps, legalEntityId, id)
  return rows.map(({ power_subscription: row, legal_entity: owner }) => ({
    id: row.id,
    product: { kind: 'POWER', name: powerAgreementOf(row.agreement).name },
    state: powerStateAt(row, now),
    country: powerAgreementOf(row.agreement).country,
    description: row.description,
    created: row.createdAt.toISOString(),
    contract: { id: row.order, entity: { id: owner.id, name: fullNameOf(owner) } },
    asset: {
      foreignId: row.meteringPoint ?? '',
      address: { place: row.city, code: row.postalCode, addressLines: [row.street] },
    },
  }))
}

function readRows({ database }: StoreDeps, legalEntityId: string, id?: string) {
  return database.db
    .select()
    .from(powerSubscription)
    .innerJoin(legalEntity, eq(legalEntity.id, powerSubscription.legalEntity))
    .where(
      and(
        eq(powerSubscription.legalEntity, legalEntityId),
        id === undefined ? undefined : eq(powerSubscription.id, id),
      ),
    )
    .orderBy(desc(powerSubscription.createdAt), desc(powerSubscription.id))
}

export function powerStateAt({ startDate, endedAt }: Row, now: number): Subscription['state'] {
  if (endedAt !== null && endedAt.getTime() <= now) return 'ENDED'
  return osloDay(now) >= startDate ? 'ACTIVE' : 'ORDERED'
}
