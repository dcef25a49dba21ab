import { and, desc, eq } from 'drizzle-orm'
import { legalEntity } from '../../db/schema/identity.ts'
import { portation, subscription } from '../../db/schema/mobile.ts'
import type { StoreDeps } from '../deps.ts'

/** A customer's subscriptions with owner and porting, the newest first; or the one of an id, if it is theirs. */
export function readSubscriptionRows({ database }: StoreDeps, legalEntityId: string, id?: string) {
  return database.db
    .select()
    .from(subscription)
    .innerJoin(legalEntity, eq(legalEntity.id, subscription.legalEntity))
    .leftJoin(portation, eq(portation.subscription, subscription.id))
    .where(and(eq(subscription.legalEntity, legalEntityId), id === undefined ? undefined : eq(subscription.id, id)))
    .orderBy(desc(subscription.createdAt), desc(subscription.id))
}
