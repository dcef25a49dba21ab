import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { powerAgreementOf } from '#contracts/catalogue/power.ts'
import { readMeteringPoint } from '#contracts/kernel/metering-point.ts'
import type { PowerActivity, PowerCustomerInfo, PowerStatus } from '#contracts/products/power-status.ts'
import { dayBegins } from '#contracts/kernel/calendar.ts'
import { powerSubscription } from './tables.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import type { StoreDeps } from '#server/deps.ts'
import { powerStateAt } from './read-power.ts'

type Row = typeof powerSubscription.$inferSelect

const TOLD_AFTER = 10 * 60_000
export const supplierToldAt = ({ createdAt }: Pick<Row, 'createdAt'>): number => createdAt.getTime() + TOLD_AFTER

const ownRows = ({ database }: StoreDeps, legalEntityId: string, id?: string): Promise<Row[]> =>
  database.db
    .select()
    .from(powerSubscription)
    .where(
      and(
        eq(powerSubscription.legalEntity, legalEntityId),
        id === undefined ? undefined : eq(powerSubscription.id, id),
      ),
    )
    .orderBy(desc(powerSubscription.createdAt), desc(powerSubscription.id))

export async function readPowerStatus(deps: StoreDeps, legalEntityId: string): Promise<PowerStatus[]> {
  const now = deps.runtime.now()
  return (await ownRows(deps, legalEntityId)).map((row) => ({
    id: row.id,
    subscriptionName: powerAgreementOf(row.agreement).name,
    meteringPointId: row.meteringPoint,
    status: statusAt(row, now),
    startDate: row.startDate,
  }))
}

function statusAt(row: Row, now: number): PowerStatus['status'] {
  const state = powerStateAt(row, now)
  if (state === 'ENDED') return 'ended'
  if (row.meteringPoint === null) return 'waitingForMeter'
  if (state === 'ACTIVE') return 'active'
  return now >= supplierToldAt(row) ? 'supplierTold' : 'ordered'
}

export async function readPowerActivity(
  deps: StoreDeps,
  legalEntityId: string,
  id: string,
): Promise<PowerActivity[] | undefined> {
  const [row] = await ownRows(deps, legalEntityId, id)
  if (!row) return undefined
  const ordered = row.createdAt.getTime()
  const started = dayBegins(row.startDate)
  const happened: [PowerActivity['activity'], number | undefined][] = [
    ['ordered', ordered],
    ['supplierTold', row.meteringPoint === null ? undefined : supplierToldAt(row)],
    ['started', row.meteringPoint === null || (row.endedAt && row.endedAt.getTime() < started) ? undefined : started],
    ['ended', row.endedAt?.getTime()],
  ]
  return happened.flatMap(([activity, at]) =>
    at !== undefined && at <= deps.runtime.now() ? [{ activity, at: new Date(at).toISOString() }] : [],
  )
}

export async function readPowerCustomer(
  deps: StoreDeps,
  legalEntityId: string,
): Promise<PowerCustomerInfo | undefined> {
  const customer = await findCustomer(deps, legalEntityId)
  return (
    customer && {
      accountId: customer.id,
      fullName: fullNameOf(customer),
      email: customer.email,
      phoneNumber: customer.phone,
      agreements: (await ownRows(deps, legalEntityId)).map(
        ({ id, meteringPoint, street, postalCode, city, currentSupplier, startDate }) => ({
          subscriptionId: id,
          meteringPointId: meteringPoint,
          address: { street, postalCode, place: city },
          currentSupplier,
          startDate,
        }),
      ),
    }
  )
}

type Change = { subscriptionId: string; meteringPointId?: string | undefined; currentSupplier?: string | undefined }

/**
 * Adds data the customer lacked when ordering. `taken`: another agreement has the metering point; `known`: this
 * agreement already has one.
 */
export async function changePowerCustomer(
  deps: StoreDeps,
  legalEntityId: string,
  change: Change,
): Promise<'changed' | 'notFound' | 'known' | 'taken' | 'wrongCountry'> {
  const { subscriptionId, meteringPointId, currentSupplier } = change
  return deps.database.transaction(async (tx) => {
    const own = and(eq(powerSubscription.id, subscriptionId), eq(powerSubscription.legalEntity, legalEntityId))
    const [row] = await tx.select().from(powerSubscription).where(own).for('update')
    if (!row) return 'notFound'
    if (meteringPointId !== undefined && meteringPointId !== row.meteringPoint) {
      if (row.meteringPoint !== null) return 'known'
      if (readMeteringPoint(meteringPointId, powerAgreementOf(row.agreement).country) === undefined)
        return 'wrongCountry'
      const same = and(
        eq(powerSubscription.meteringPoint, meteringPointId),
        isNull(powerSubscription.endedAt),
        ne(powerSubscription.id, subscriptionId),
      )
      const [taken] = await tx.select({ id: powerSubscription.id }).from(powerSubscription).where(same)
      if (taken) return 'taken'
    }
    await tx
      .update(powerSubscription)
      .set({
        ...(meteringPointId !== undefined && { meteringPoint: meteringPointId }),
        ...(currentSupplier !== undefined && { currentSupplier }),
      })
      .where(own)
    return 'changed'
  })
}
