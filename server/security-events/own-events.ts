import { and, desc, gte, inArray } from 'drizzle-orm'
import {
  isToldEvent,
  SECURITY_EVENTS,
  type AccountEvent,
  type SecurityEventName,
} from '#contracts/account/security-events.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import type { StoreDeps } from '#server/deps.ts'
import { actorOf, readActorKey, writeEvents } from './record-event.ts'
import { securityEvent } from './tables.ts'

const SHOWN = 20

const isName = (name: string): name is SecurityEventName => name in SECURITY_EVENTS
const TOLD = Object.keys(SECURITY_EVENTS)
  .filter((name) => isName(name) && isToldEvent(name))
  .filter(isName)

/** The customer's own events, newest first, none of before their account: the number may have been another's. */
export async function ownEvents(deps: StoreDeps, id: string): Promise<AccountEvent[]> {
  const { database } = deps
  const customer = await findCustomer(deps, id)
  if (!customer) return []
  await writeEvents(database)
  const key = await readActorKey(database)
  const actors = [actorOf(key, { account: id }), actorOf(key, { phone: customer.phone })].flatMap((one) => one ?? [])
  const rows = await database.db
    .select({ n: securityEvent.n, at: securityEvent.at, name: securityEvent.name })
    .from(securityEvent)
    .where(
      and(
        inArray(securityEvent.actor, actors),
        inArray(securityEvent.name, TOLD),
        gte(securityEvent.at, customer.provenAt ?? customer.createdAt),
      ),
    )
    .orderBy(desc(securityEvent.n))
    .limit(SHOWN)
  return rows.flatMap(({ n, at, name }) => (isToldEvent(name) ? [{ n, at: at.getTime(), name }] : []))
}
