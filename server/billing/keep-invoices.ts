import { inArray, sql } from 'drizzle-orm'
import { addDays } from '#contracts/kernel/calendar.ts'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import type { Currency, Ore } from '#contracts/kernel/money.ts'
import type { Month } from '#contracts/kernel/months.ts'
import type { Provider } from '#contracts/products/invoice.ts'
import type { Tx } from '#server/db/database.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import type { LegalEntity } from '#server/accounts/tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { INVOICING, VAT_PERCENT } from '#contracts/catalogue/terms.ts'
import {
  adjustment,
  credit,
  creditUse,
  invoice,
  invoiceSeries,
  payout,
  type InvoiceAddress,
  type InvoiceLine,
} from './tables.ts'
import { chargedOn, holdOpenCredits, takeCredits, taxedOn } from './credits.ts'

export const payoutDay = ({ createdAt }: { createdAt: Date }): Day =>
  addDays(osloDay(createdAt.getTime()), INVOICING.payBackDays)

const SERIES = 'invoice'
const FIRST_NUMBER = 10_000_001

/** `home`: the order's delivery address; `corrections`: adjustment ids; `final`: no more invoices follow. */
export type InvoiceDraft = {
  customer: LegalEntity
  home: Home | undefined
  provider: Provider
  month: Month
  currency: Currency
  lines: InvoiceLine[]
  corrections: string[]
  final: boolean
}

export type Home = { street: string; postalCode: string; city: string }

/**
 * Applies credit, then numbers and saves non-empty drafts; returns the ids. Pass at most one draft per customer and
 * provider.
 */
export async function keepInvoices({ runtime }: StoreDeps, tx: Tx, drafts: readonly InvoiceDraft[]): Promise<string[]> {
  const credits = await holdOpenCredits(
    tx,
    drafts.map(({ customer }) => customer.id),
  )
  const settled = drafts
    .map((draft) => {
      const open = credits.filter(
        (one) =>
          one.legalEntity === draft.customer.id && one.provider === draft.provider && one.currency === draft.currency,
      )
      const { lines, taken } = takeCredits(chargedOn(draft.lines), open, draft.final)
      return { id: runtime.id(), draft, lines: [...draft.lines, ...lines], taken }
    })
    .filter(({ lines }) => lines.length > 0)
  if (settled.length === 0) return []
  const first = await takeNumbers(tx, settled.length)
  const createdAt = new Date(runtime.now())
  const dueDate = addDays(osloDay(runtime.now()), INVOICING.dueDays)
  const rows = settled.map(({ id, draft: { customer, home, provider, month, currency, final }, lines }, index) => {
    const number = first + index
    const total = lines.reduce((sum, { amount }) => sum + amount, 0)
    return {
      id,
      legalEntity: customer.id,
      provider,
      month,
      number,
      kid: kidOf(number),
      currency,
      total,
      vat: vatIn(taxedOn(lines)),
      lines,
      address: addressOf(customer, home),
      dueDate,
      createdAt,
      // Nothing is owed, so the invoice counts as paid (INV-02).
      paidAt: total > 0 ? null : createdAt,
      paidOut: final && total < 0,
    }
  })
  await tx.insert(invoice).values(rows)
  await keepBalances(tx, rows)
  const uses = settled.flatMap(({ id, draft, taken }) =>
    taken.map((use) => ({ ...use, invoice: id, legalEntity: draft.customer.id })),
  )
  if (uses.length > 0) await tx.insert(creditUse).values(uses)
  for (const { id, draft } of settled) {
    if (draft.corrections.length > 0)
      await tx.update(adjustment).set({ invoice: id }).where(inArray(adjustment.id, draft.corrections))
  }
  return rows.map(({ id }) => id)
}

type Kept = Pick<
  typeof invoice.$inferSelect,
  'id' | 'legalEntity' | 'provider' | 'currency' | 'total' | 'paidOut' | 'createdAt'
>

async function keepBalances(tx: Tx, rows: readonly Kept[]): Promise<void> {
  const owed = rows
    .filter(({ total }) => total < 0)
    .map(({ id, legalEntity, provider, currency, total, createdAt, paidOut }) => ({
      invoice: id,
      legalEntity,
      provider,
      currency,
      amount: -total,
      createdAt,
      paidOut,
    }))
  const [paidOut, credits] = [owed.filter((row) => row.paidOut), owed.filter((row) => !row.paidOut)]
  if (credits.length > 0) await tx.insert(credit).values(credits)
  if (paidOut.length > 0) await tx.insert(payout).values(paidOut)
}

async function takeNumbers(tx: Tx, count: number): Promise<number> {
  await tx.insert(invoiceSeries).values({ name: SERIES, next: FIRST_NUMBER }).onConflictDoNothing()
  const [series] = await tx
    .update(invoiceSeries)
    .set({ next: sql`${invoiceSeries.next} + ${count}` })
    .returning({ next: invoiceSeries.next })
  if (!series) throw new Error('the series of invoice numbers is gone')
  return series.next - count
}

function addressOf(customer: LegalEntity, ordered: Home | undefined): InvoiceAddress {
  const { streetName, streetNumber, streetLetter, postalCode, city, country, locale } = customer
  const street = [streetName, `${streetNumber ?? ''}${streetLetter ?? ''}`].filter(Boolean).join(' ')
  const own = { street, postalCode: postalCode ?? '', city: city ?? '' }
  const home = street === '' && ordered ? ordered : own
  return {
    name: fullNameOf(customer),
    street: home.street,
    postalCode: home.postalCode,
    city: home.city,
    country,
    locale,
  }
}

/** Check digit: MOD10 (Luhn), doubling every second digit from the right. */
export function mod10(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Payment reference (KID, in Sweden OCR): the invoice number padded to nine digits and the check digit. */
export function kidOf(invoiceNumber: number): string {
  const digits = String(invoiceNumber).padStart(9, '0')
  return `${digits}${mod10(digits)}`
}

/** VAT included in `total`, rounded to whole øre; negative for a credit. */
export const vatIn = (total: Ore): Ore =>
  Math.sign(total) * Math.round((Math.abs(total) * VAT_PERCENT) / (100 + VAT_PERCENT))
