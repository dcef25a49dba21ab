import { and, eq, exists, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { powerAgreementOf, powerCurrency } from '#contracts/catalogue/power.ts'
import type { Currency } from '#contracts/kernel/money.ts'
import { lastDay } from '#contracts/kernel/months.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { powerSubscription } from '#server/power/tables.ts'
import { meterValue } from '#server/usage/tables.ts'
import { continuesAfter, customersToBill, readCorrections, type DraftBatch } from './billing-batch.ts'
import { powerLines } from './invoice-lines.ts'
import { isErased } from '#server/accounts/erased.ts'
import type { InvoiceDraft } from './keep-invoices.ts'

export const draftPower: DraftBatch = async (_deps, tx, part) => {
  const { month, leaving } = part
  const begun = and(isNotNull(powerSubscription.meteringPoint), lte(powerSubscription.startDate, lastDay(month)))
  const customers = await customersToBill(
    tx,
    'esn',
    part,
    exists(
      tx
        .select({ one: sql`1` })
        .from(powerSubscription)
        .where(and(eq(powerSubscription.legalEntity, legalEntity.id), begun)),
    ),
  )
  if (customers.length === 0) return { drafts: [], last: undefined, waiting: 0 }
  const ids = customers.map(({ id }) => id)
  const rows = await tx
    .select({ power: powerSubscription, wattHours: meterValue.wattHours })
    .from(powerSubscription)
    .leftJoin(
      meterValue,
      and(eq(meterValue.meteringPoint, powerSubscription.meteringPoint), eq(meterValue.month, month)),
    )
    .where(inArray(powerSubscription.legalEntity, ids))
    .orderBy(powerSubscription.legalEntity, powerSubscription.createdAt, powerSubscription.id)
  const owned = Map.groupBy(rows, ({ power }) => power.legalEntity)
  const corrections = Map.groupBy(await readCorrections(tx, 'esn', month, ids), (one) => one.legalEntity)
  const drafts: InvoiceDraft[] = []
  let waiting = 0
  for (const customer of customers) {
    if (isErased(customer)) continue
    const own = owned.get(customer.id) ?? []
    const lines = own.map(({ power, wattHours }) =>
      powerLines({ ...power, endedAt: power.endedAt ?? leaving?.at ?? null }, month, wattHours ?? undefined),
    )
    if (lines.includes('waits') && !leaving) {
      waiting += 1
      continue
    }
    const [first] = own
    const corrected = corrections.get(customer.id) ?? []
    drafts.push({
      customer,
      home: own.at(-1)?.power,
      provider: 'esn',
      month,
      currency: first ? powerCurrency(powerAgreementOf(first.power.agreement).country) : currencyIn(customer.country),
      lines: [...lines.flatMap((some) => (some === 'waits' ? [] : some)), ...corrected.map(({ line }) => line)],
      corrections: corrected.map(({ id }) => id),
      final: leaving ? leaving.final : !own.some(({ power }) => continuesAfter(power.endedAt, month)),
    })
  }
  return { drafts, last: ids.at(-1), waiting }
}

const currencyIn = (country: string): Currency => (country === 'SE' ? 'SEK' : country === 'DK' ? 'DKK' : 'NOK')
