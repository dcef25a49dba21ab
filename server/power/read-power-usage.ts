import { and, desc, eq, gte, inArray, isNotNull, lt, or } from 'drizzle-orm'
import { powerAgreementOf, powerCurrency } from '#contracts/catalogue/power.ts'
import { addMonths, monthOf } from '#contracts/kernel/months.ts'
import type { PowerMonth, PowerUsage } from '#contracts/products/usage.ts'
import { powerSubscription } from './tables.ts'
import { meterValue } from '#server/usage/tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { energyPrice, monthRate } from './rate-power.ts'
import { powerStateAt } from './read-power.ts'

type Row = typeof powerSubscription.$inferSelect
type Value = typeof meterValue.$inferSelect

const MONTHS = 6

/**
 * Returns metering points with monthly use, newest agreement first. `id` selects one by agreement or metering point id
 * (CALL-10).
 */
export async function readPowerUsage(
  { database: { db }, runtime }: StoreDeps,
  legalEntityId: string,
  id?: string,
): Promise<PowerUsage[]> {
  const now = runtime.now()
  const current = monthOf(now)
  const owned = and(eq(powerSubscription.legalEntity, legalEntityId), isNotNull(powerSubscription.meteringPoint))
  const rows = await db
    .select()
    .from(powerSubscription)
    .where(
      and(
        owned,
        id === undefined ? undefined : or(eq(powerSubscription.id, id), eq(powerSubscription.meteringPoint, id)),
      ),
    )
    .orderBy(desc(powerSubscription.createdAt), desc(powerSubscription.id))
  const points = rows.flatMap(({ meteringPoint }) => meteringPoint ?? [])
  const within = and(gte(meterValue.month, addMonths(current, -MONTHS)), lt(meterValue.month, current))
  const values =
    points.length === 0
      ? []
      : await db
          .select()
          .from(meterValue)
          .where(and(inArray(meterValue.meteringPoint, points), within))
          .orderBy(meterValue.month)
  return rows.map((row) =>
    toPowerUsage(
      row,
      values.filter(
        ({ meteringPoint, month }) => meteringPoint === row.meteringPoint && month >= row.startDate.slice(0, 7),
      ),
      now,
    ),
  )
}

function toPowerUsage(row: Row, values: Value[], now: number): PowerUsage {
  const { name, country } = powerAgreementOf(row.agreement)
  return {
    accountId: row.legalEntity,
    subscriptionId: row.id,
    meteringPointId: row.meteringPoint ?? '',
    subscriptionName: name,
    state: powerStateAt(row, now),
    address: { street: row.street, postalCode: row.postalCode, place: row.city },
    usage: values.map((value) => monthOfUse(row, value)),
    currency: powerCurrency(country),
    lastUpdated: new Date(
      Math.max(row.createdAt.getTime(), ...values.map(({ receivedAt }) => receivedAt.getTime())),
    ).toISOString(),
  }
}

function monthOfUse(row: Row, { month, wattHours }: Value): PowerMonth {
  const rate = monthRate(row, month)
  return {
    month: Number(month.slice(5)),
    year: Number(month.slice(0, 4)),
    usage: Math.round(wattHours / 10) / 100,
    rate: rate / 100,
    balance: energyPrice(wattHours, rate),
  }
}
