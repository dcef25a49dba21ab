import { and, eq, inArray, isNull } from 'drizzle-orm'
import { invoice } from '../db/schema/billing.ts'
import { legalEntity } from '../db/schema/identity.ts'
import { subscription } from '../db/schema/mobile.ts'
import { powerSubscription } from '../db/schema/power.ts'
import { billLast } from '../services/billing/last-invoices.ts'
import { withdrawDebtConsent } from '../services/debt/forget-debts.ts'
import type { StoreDeps } from '../services/deps.ts'
import { DECISIONS } from './decisions.ts'
import { findWho } from './find-who.ts'

/**
 * Erases a person (ACC-04): their agreements end, every row that need not be kept is deleted, the account's own is emptied.
 * What is kept is as `DECISIONS` says. All of it or nothing. What they have had and not been billed for is billed first; gives the
 * ids of the invoices that are theirs to see once more: the last ones, and those not paid.
 */
export async function erase(deps: StoreDeps, id: string): Promise<string[]> {
  const { database, world } = deps
  const [account] = await database.db.select({ phone: legalEntity.phone }).from(legalEntity).where(eq(legalEntity.id, id))
  if (!account) return []
  const { debtConsents } = await findWho(database.db, { id, phone: account.phone })
  for (const consent of debtConsents) await withdrawDebtConsent(deps, consent)
  return database.transaction(async (tx) => {
    const now = new Date(world.now())
    const who = await findWho(tx, { id, phone: account.phone }, true)
    const last = await billLast(deps, tx, id)
    const unpaid = await tx.select({ id: invoice.id }).from(invoice).where(and(eq(invoice.legalEntity, id), isNull(invoice.paidAt)))
    for (const table of [subscription, powerSubscription]) {
      await tx.update(table).set({ endedAt: now }).where(and(eq(table.legalEntity, id), isNull(table.endedAt)))
    }
    await tx.update(subscription).set({ description: '' }).where(inArray(subscription.id, who.subscriptions))
    for (const decision of DECISIONS) {
      if (decision.holds === 'person' && decision.erased === 'deleted') await tx.delete(decision.table).where(decision.of(who))
    }
    await tx.update(legalEntity).set({ ...EMPTY, phone: `erased:${id}`, updatedAt: now }).where(eq(legalEntity.id, id))
    return [...new Set([...last, ...unpaid.map((row) => row.id)])]
  })
}

/** What is left of an account: its id, which bookkeeping hangs on, its country and language. */
const EMPTY = {
  firstName: '',
  middleName: null,
  lastName: '',
  email: null,
  birthDate: null,
  streetName: null,
  streetNumber: null,
  streetLetter: null,
  entrance: null,
  floor: null,
  apartment: null,
  postalCode: null,
  city: null,
  acceptanceTags: [],
  provenAt: null,
}
