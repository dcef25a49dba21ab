import { and, eq, inArray, sql, sum } from 'drizzle-orm'
import type { Currency, Ore } from '#contracts/kernel/money.ts'
import type { Provider } from '#contracts/products/invoice.ts'
import type { DbOrTx, Tx } from '#server/db/database.ts'
import { credit, creditUse, invoice, type InvoiceLine } from './tables.ts'

export type OpenCredit = {
  invoice: string
  legalEntity: string
  provider: Provider
  currency: Currency
  line: 'carried' | 'overpaid'
  number: number
  left: Ore
}

export type TakenCredit = { credit: string; amount: Ore }

export async function readOpenCredits(db: DbOrTx, customers: readonly string[]): Promise<OpenCredit[]> {
  if (customers.length === 0) return []
  const used = db
    .select({ credit: creditUse.credit, amount: sum(creditUse.amount).mapWith(Number).as('used') })
    .from(creditUse)
    .where(inArray(creditUse.legalEntity, [...customers]))
    .groupBy(creditUse.credit)
    .as('uses')
  const rows = await db
    .select({ credit, number: invoice.number, total: invoice.total, used: used.amount })
    .from(credit)
    .innerJoin(invoice, eq(invoice.id, credit.invoice))
    .leftJoin(used, eq(used.credit, credit.invoice))
    .where(and(inArray(credit.legalEntity, [...customers]), sql`${credit.amount} > coalesce(${used.amount}, 0)`))
    .orderBy(credit.createdAt, invoice.number)
  return rows.map(
    ({ credit: { invoice: from, legalEntity, provider, currency, amount }, number, total, used: taken }) => ({
      invoice: from,
      legalEntity,
      provider,
      currency,
      number,
      line: total < 0 ? 'carried' : 'overpaid',
      left: amount - (taken ?? 0),
    }),
  )
}

/** Like {@link readOpenCredits}, but locks the credits until the transaction ends. */
export async function holdOpenCredits(tx: Tx, customers: readonly string[]): Promise<OpenCredit[]> {
  if (customers.length === 0) return []
  await tx
    .select({ invoice: credit.invoice })
    .from(credit)
    .where(inArray(credit.legalEntity, [...customers]))
    .orderBy(credit.invoice)
    .for('update')
  return readOpenCredits(tx, customers)
}

export function takeCredits(
  charged: Ore,
  credits: readonly OpenCredit[],
  final: boolean,
): { lines: InvoiceLine[]; taken: TakenCredit[] } {
  const lines: InvoiceLine[] = []
  const taken: TakenCredit[] = []
  let open = final ? Infinity : Math.max(0, charged)
  let left = credits.reduce((all, one) => all + one.left, 0)
  for (const one of credits) {
    const amount = Math.min(one.left, open)
    if (amount === 0) break
    open -= amount
    left -= amount
    taken.push({ credit: one.invoice, amount })
    lines.push({ subscription: null, label: one.line, values: { number: String(one.number), left }, amount: -amount })
  }
  return { lines, taken }
}

const CREDIT_LINES: ReadonlySet<string> = new Set(['carried', 'overpaid'] satisfies OpenCredit['line'][])

export const isCreditLine = ({ label }: Pick<InvoiceLine, 'label'>): boolean => CREDIT_LINES.has(label)

/** The charged amount before earlier credit is deducted. */
export const chargedOn = (lines: readonly InvoiceLine[]): Ore =>
  lines.reduce((all, line) => (isCreditLine(line) ? all : all + line.amount), 0)

const DEPOSIT_LINES: ReadonlySet<string> = new Set(['deposit', 'depositBack'] satisfies InvoiceLine['label'][])

/** What VAT is in: a deposit is no sale. */
export const taxedOn = (lines: readonly InvoiceLine[]): Ore =>
  chargedOn(lines.filter(({ label }) => !DEPOSIT_LINES.has(label)))
