import { and, eq, gt, inArray, isNotNull, lte, notExists, sql } from 'drizzle-orm'
import { powerAgreementOf, powerCurrency } from '#contracts/catalogue/power.ts'
import { lastDay } from '#contracts/kernel/months.ts'
import { invoice } from '../../db/schema/billing.ts'
import { legalEntity } from '../../db/schema/identity.ts'
import { powerSubscription } from '../../db/schema/power.ts'
import { meterValue } from '../../db/schema/usage.ts'
import { isErased, type Draft } from './keep-invoices.ts'
import { powerLines } from './power-lines.ts'
import type { DraftBatch } from './run-billing.ts'

/** Drafts the power invoices of the next customers that have none for the month; who has a meter whose use is not known yet waits. */
export const draftPower: DraftBatch = async (_deps, tx, { month, after, limit, leaving }) => {
  const whose = leaving === undefined ? undefined : eq(powerSubscription.legalEntity, leaving.id)
  const begun = and(whose, isNotNull(powerSubscription.meteringPoint), lte(powerSubscription.startDate, lastDay(month)))
  const billed = tx
    .select({ one: sql`1` })
    .from(invoice)
    .where(and(eq(invoice.legalEntity, powerSubscription.legalEntity), eq(invoice.provider, 'esn'), eq(invoice.month, month)))
  const next = await tx
    .selectDistinct({ id: powerSubscription.legalEntity })
    .from(powerSubscription)
    .where(and(begun, gt(powerSubscription.legalEntity, after), notExists(billed)))
    .orderBy(powerSubscription.legalEntity)
    .limit(limit)
  if (next.length === 0) return { drafts: [], last: undefined, waiting: 0 }
  const rows = await tx
    .select({ power: powerSubscription, customer: legalEntity, wattHours: meterValue.wattHours })
    .from(powerSubscription)
    .innerJoin(legalEntity, eq(legalEntity.id, powerSubscription.legalEntity))
    .leftJoin(meterValue, and(eq(meterValue.meteringPoint, powerSubscription.meteringPoint), eq(meterValue.month, month)))
    .where(and(begun, inArray(powerSubscription.legalEntity, next.map(({ id }) => id))))
    .orderBy(powerSubscription.legalEntity, powerSubscription.createdAt, powerSubscription.id)
  const drafts: Draft[] = []
  let waiting = 0
  for (const own of Map.groupBy(rows, ({ customer }) => customer.id).values()) {
    const lines = own.map(({ power, wattHours }) => powerLines({ ...power, endedAt: power.endedAt ?? leaving?.at ?? null }, month, wattHours ?? undefined))
    const told = lines.flatMap((some) => (some === 'waits' ? [] : some))
    const [first] = own
    if (!first || isErased(first.customer)) continue
    if (lines.includes('waits') && !leaving) waiting += 1
    else if (told.length > 0) {
      drafts.push({ customer: first.customer, provider: 'esn', month, currency: powerCurrency(powerAgreementOf(first.power.agreement).country), lines: told })
    }
  }
  return { drafts, last: next.at(-1)?.id, waiting }
}
