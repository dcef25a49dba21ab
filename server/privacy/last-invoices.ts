import { inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import type { LastInvoice } from '#contracts/account/my-data.ts'
import { invoice } from '#server/billing/tables.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import { seal, unseal } from '#server/edge/sealed.ts'
import { fileOf, type InvoiceFileDeps } from '#server/billing/invoice-pdf.ts'
import { accountNumberOf } from '#server/billing/seller.ts'

const SHOWN_FOR = 3600
const PURPOSE = 'last invoices'
/** More would not fit into a cookie. */
const MOST = 40

type LastInvoicesDeps = InvoiceFileDeps & { cookies: Cookies }

/**
 * Shows outstanding invoices after an erasure, when signing in is no longer possible (ACC-04). A sealed cookie lists
 * them in the browser used.
 */
export function lastInvoicesOf(deps: LastInvoicesDeps, headers: Headers) {
  const { db } = deps.database
  const isPast = (day: Day) => day < osloDay(deps.runtime.now())
  const ids = async () =>
    (await unseal(deps, PURPOSE, v.array(v.string()), deps.cookies.read(headers, 'lastInvoices'))) ?? []
  const rows = async () =>
    db
      .select()
      .from(invoice)
      .where(inArray(invoice.id, await ids()))
      .orderBy(invoice.number)
  return {
    remember: async (last: readonly string[]): Promise<string[]> =>
      last.length === 0
        ? []
        : [deps.cookies.write('lastInvoices', await seal(deps, PURPOSE, last.slice(0, MOST), SHOWN_FOR), SHOWN_FOR)],
    list: async (): Promise<LastInvoice[]> =>
      (await rows()).map(({ id, number, total, currency, dueDate, kid }) => ({
        id,
        number: String(number),
        amount: total,
        currency,
        dueDate,
        isOverdue: isPast(dueDate),
        kid,
        account: accountNumberOf(currency),
      })),
    file: async (id: string) => {
      const found = (await rows()).find((row) => row.id === id)
      return found && fileOf(deps, found)
    },
  }
}
