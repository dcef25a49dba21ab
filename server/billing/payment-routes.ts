import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import { kroner, toKroner } from '#contracts/kernel/money.ts'
import {
  PaymentBatch,
  PayoutBatch,
  type PaymentReceipt,
  type PayoutReceipt,
  type Payouts,
} from '#contracts/products/payment.ts'
import type { Tx } from '#server/db/database.ts'
import { credit, invoice, payout } from './tables.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { readBody } from '#server/edge/read-body.ts'
import type { StoreDeps } from '#server/deps.ts'
import { requireKey } from '#server/edge/require-key.ts'
import { isErased } from '#server/accounts/erased.ts'
import { payoutDay } from './keep-invoices.ts'

const BODY_LIMIT = 256 * 1024

/** For the bank integration, authenticated by `PAYMENT_KEY`: reports payments and lists payouts; idempotent. */
export function paymentRoutes(deps: StoreDeps, key: string | undefined): Hono {
  const routes = new Hono({ strict: false })
  routes.use(requireKey('PAYMENT_KEY', key))
  routes.post('/', async (c) => c.json(await takePayments(deps, await readBody(c.req.raw, PaymentBatch, BODY_LIMIT))))
  routes.get('/payouts', async (c) => c.json(await listPayouts(deps)))
  routes.post('/payouts', async (c) =>
    c.json(await takePayouts(deps, await readBody(c.req.raw, PayoutBatch, BODY_LIMIT))),
  )
  return routes
}

/** Marks fully paid invoices as paid; an overpayment becomes the customer's credit. */
export async function takePayments(
  { database, runtime }: StoreDeps,
  { payments }: PaymentBatch,
): Promise<PaymentReceipt> {
  return database.transaction(async (tx) => {
    const receipt: PaymentReceipt = { paid: 0, repeated: 0, unknown: [], short: [] }
    for (const { kid, amount, currency, paidOn } of payments) {
      const [owed] = await tx.select().from(invoice).where(ofKid(kid)).for('update')
      if (!owed) receipt.unknown.push(kid)
      else if (owed.paidAt !== null) receipt.repeated += 1
      else if (owed.currency !== currency || kroner(amount) < owed.total) receipt.short.push(kid)
      else {
        await tx
          .update(invoice)
          .set({ paidAt: noonOf(paidOn) })
          .where(eq(invoice.id, owed.id))
        if (kroner(amount) > owed.total) await giveBack(tx, owed, kroner(amount) - owed.total, new Date(runtime.now()))
        receipt.paid += 1
      }
    }
    return receipt
  })
}

const ofKid = (kid: string) => and(eq(invoice.number, Number(kid.slice(0, 9))), eq(invoice.kid, kid))
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** An overpayment is deducted from the next invoice, or paid out if the account has been erased. */
async function giveBack(
  tx: Tx,
  { id, legalEntity: customer, provider, currency }: typeof invoice.$inferSelect,
  amount: number,
  createdAt: Date,
): Promise<void> {
  const [account] = await tx.select({ phone: legalEntity.phone }).from(legalEntity).where(eq(legalEntity.id, customer))
  const row = { invoice: id, legalEntity: customer, currency, amount, createdAt }
  if (account && isErased(account)) await tx.insert(payout).values(row)
  else await tx.insert(credit).values({ ...row, provider })
}

export async function listPayouts({ database: { db } }: StoreDeps): Promise<Payouts> {
  const rows = await db
    .select({ payout, invoice })
    .from(payout)
    .innerJoin(invoice, eq(invoice.id, payout.invoice))
    .where(isNull(payout.paidAt))
    .orderBy(payout.createdAt, invoice.number)
    .limit(1_000)
  const payouts = rows.map(
    async ({ payout: { amount, currency, createdAt }, invoice: { number, kid, legalEntity: customer, address } }) => {
      const paid = and(
        eq(invoice.legalEntity, customer),
        eq(invoice.currency, currency),
        gt(invoice.total, 0),
        isNotNull(invoice.paidAt),
      )
      const [last] = await db
        .select({ kid: invoice.kid })
        .from(invoice)
        .where(paid)
        .orderBy(desc(invoice.paidAt))
        .limit(1)
      return {
        number: String(number),
        kid,
        paidWith: last?.kid ?? null,
        name: address.name,
        amount: toKroner(amount),
        currency,
        dueOn: payoutDay({ createdAt }),
      }
    },
  )
  return { payouts: await Promise.all(payouts) }
}

export async function takePayouts({ database }: StoreDeps, { payouts }: PayoutBatch): Promise<PayoutReceipt> {
  return database.transaction(async (tx) => {
    const receipt: PayoutReceipt = { paid: 0, repeated: 0, unknown: [] }
    for (const { kid, paidOn } of payouts) {
      const [owed] = await tx
        .select({ id: payout.invoice, paidAt: payout.paidAt })
        .from(payout)
        .innerJoin(invoice, eq(invoice.id, payout.invoice))
        .where(ofKid(kid))
        .for('update')
      if (!owed) receipt.unknown.push(kid)
      else if (owed.paidAt !== null) receipt.repeated += 1
      else {
        await tx
          .update(payout)
          .set({ paidAt: noonOf(paidOn) })
          .where(eq(payout.invoice, owed.id))
        receipt.paid += 1
      }
    }
    return receipt
  })
}
