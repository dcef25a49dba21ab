import { eq } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/database.ts'
import { contract, mobileOrder, portation, subscription } from './tables.ts'

/** The orders of mobile, each with its contract, its subscription and, where a number is kept, its porting. */
export const mobileOrders = (db: DbOrTx) =>
  db
    .select()
    .from(mobileOrder)
    .innerJoin(contract, eq(contract.order, mobileOrder.id))
    .innerJoin(subscription, eq(subscription.contract, contract.id))
    .leftJoin(portation, eq(portation.subscription, subscription.id))
    .$dynamic()
