import { and, eq, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import { kroner } from '#contracts/kernel/money.ts'
import { PaymentBatch, type PaymentReceipt } from '#contracts/products/payment.ts'
import { invoice } from '../../db/schema/billing.ts'
import { readBody } from '../../http/read-body.ts'
import type { StoreDeps } from '../deps.ts'
import { requireKey } from '../require-key.ts'

const BODY_LIMIT = 256 * 1024

/** Where a bank, or who reads its files, tells of payments, with the key of `PAYMENT_KEY`. Told again, nothing changes. */
export function paymentRoutes(deps: StoreDeps, key: string | undefined): Hono {
  const routes = new Hono({ strict: false })
  routes.use(requireKey('PAYMENT_KEY', key))
  routes.post('/', async (c) => c.json(await takePayments(deps, await readBody(c.req.raw, PaymentBatch, BODY_LIMIT))))
  return routes
}

/** Marks the invoices that are paid in full. */
export async function takePayments({ database }: StoreDeps, { payments }: PaymentBatch): Promise<PaymentReceipt> {
  return database.transaction(async (tx) => {
    const receipt: PaymentReceipt = { paid: 0, repeated: 0, unknown: [], short: [] }
    for (const { kid, amount, currency, paidOn } of payments) {
      const [owed] = await tx.select().from(invoice).where(and(eq(invoice.number, Number(kid.slice(0, 9))), eq(invoice.kid, kid)))
      if (!owed) receipt.unknown.push(kid)
      else if (owed.paidAt !== null) receipt.repeated += 1
      else if (owed.currency !== currency || kroner(amount) < owed.total) receipt.short.push(kid)
      else {
        await tx.update(invoice).set({ paidAt: new Date(`${paidOn}T12:00:00Z`) }).where(and(eq(invoice.id, owed.id), isNull(invoice.paidAt)))
        receipt.paid += 1
      }
    }
    return receipt
  })
}
