import { sql } from 'drizzle-orm'
import { addDays, osloDay } from '#contracts/kernel/days.ts'
import type { Currency } from '#contracts/kernel/money.ts'
import type { Month } from '#contracts/kernel/months.ts'
import type { Provider } from '#contracts/products/invoice.ts'
import type { Tx } from '../../db/database.ts'
import { invoice, invoiceSeries, type InvoiceLine } from '../../db/schema/billing.ts'
import { fullNameOf, type LegalEntity } from '../account/to-account.ts'
import type { StoreDeps } from '../deps.ts'
import { kidOf } from './kid.ts'
import { vatIn } from './vat.ts'

/** Days from an invoice to the day it is due. */
export const DUE_DAYS = 14
const SERIES = 'invoice'
const FIRST_NUMBER = 10_000_001

/** An invoice before it has a number. */
export type Draft = { customer: LegalEntity; provider: Provider; month: Month; currency: Currency; lines: InvoiceLine[] }

/** Whether a customer had their data erased: there is nobody left to send an invoice to (ACC-04). */
export const isErased = ({ phone }: Pick<LegalEntity, 'phone'>): boolean => phone.startsWith('erased:')

/** Gives drafts their numbers, one after the other, and keeps them. In a transaction that fails, the numbers are given back: the series has no gaps. Tells their ids. */
export async function keepInvoices({ world }: StoreDeps, tx: Tx, drafts: readonly Draft[]): Promise<string[]> {
  if (drafts.length === 0) return []
  await tx.insert(invoiceSeries).values({ name: SERIES, next: FIRST_NUMBER }).onConflictDoNothing()
  const [series] = await tx.update(invoiceSeries).set({ next: sql`${invoiceSeries.next} + ${drafts.length}` }).returning({ next: invoiceSeries.next })
  if (!series) throw new Error('the series of invoice numbers is gone')
  const createdAt = new Date(world.now())
  const dueDate = addDays(osloDay(world.now()), DUE_DAYS)
  const rows = drafts.map(({ customer, provider, month, currency, lines }, index) => {
    const number = series.next - drafts.length + index
    const total = lines.reduce((sum, { amount }) => sum + amount, 0)
    return {
      id: world.id(), legalEntity: customer.id, provider, month, number, kid: kidOf(number), currency, total, vat: vatIn(total), lines,
      address: addressOf(customer), dueDate, createdAt,
      // Where nothing is owed, nothing is waited for (INV-02).
      paidAt: total > 0 ? null : createdAt,
    }
  })
  await tx.insert(invoice).values(rows)
  return rows.map(({ id }) => id)
}

function addressOf(customer: LegalEntity) {
  const { streetName, streetNumber, streetLetter, postalCode, city, country, locale } = customer
  const street = [streetName, `${streetNumber ?? ''}${streetLetter ?? ''}`].filter(Boolean).join(' ')
  return { name: fullNameOf(customer), street, postalCode: postalCode ?? '', city: city ?? '', country, locale }
}
