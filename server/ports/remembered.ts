import { and, eq, isNull } from 'drizzle-orm'
import type { Result } from '#contracts/kernel/result.ts'
import { refused, type OrderCustomer, type Pending, type Refused } from '#contracts/ports/order-port.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import { NotKnownYet, OutsideFault } from '#server/brain/effects/effects.ts'
import type { StoreDeps } from '#server/deps.ts'
import { neverSent } from '#server/gateways/ports/port-client.ts'
import { portRequest } from './tables.ts'

/** `ask` tells by key what became of the request; `send` is repeated only if it says that there is none. */
type Act<Final> = {
  port: string
  key: string
  customerId: string
  parse: (kept: unknown) => Final | Pending
  ask: () => Promise<Result<Final | Pending>>
  send: (customer: OrderCustomer) => Promise<Result<Final | Pending>>
}

/**
 * Has a request carried out once, however often it is called with the key. Throws `NotKnownYet` until the final answer
 * is known. What the system did not take is refused with its code, and forgotten.
 */
export async function once<Final extends { state: 'placed' | 'refused' }>(
  deps: StoreDeps,
  { port, key, customerId, parse, ask, send }: Act<Final>,
): Promise<Final | Refused> {
  const { db } = deps.database
  const customer = await findCustomer(deps, customerId)
  if (!customer) return refused(key, 'no_customer')
  const begun = await db
    .insert(portRequest)
    .values({ key, port, legalEntity: customerId, sentAt: new Date(deps.runtime.now()) })
    .onConflictDoNothing()
    .returning({ key: portRequest.key })
  const isNew = begun.length > 0
  if (!isNew) {
    const [row] = await db.select().from(portRequest).where(eq(portRequest.key, key))
    if (row?.answer) return final(parse(row.answer), key)
  }
  const known = isNew ? undefined : await ask()
  if (known && !known.ok && known.reason !== 'notFound') throw new NotKnownYet(key)
  const { id, firstName, lastName, phone, email, birthDate } = customer
  const answer = known?.ok ? known : await send({ id, firstName, lastName, phone, email, birthDate })
  if (answer.ok) {
    const told = final(answer.value, key)
    await keepAnswer(deps, key, told)
    return told
  }
  const notTaken = answer.reason === 'refused' || answer.reason === 'notFound'
  if (!notTaken && !(isNew && neverSent(answer))) throw new NotKnownYet(key)
  await db.delete(portRequest).where(and(eq(portRequest.key, key), isNull(portRequest.answer)))
  if (!notTaken) throw new OutsideFault(port, answer)
  return refused(key, answer.code ?? 'not_taken')
}

function final<Final extends { state: 'placed' | 'refused' }>(answer: Final | Pending, key: string): Final {
  if (answer.state === 'pending') throw new NotKnownYet(key)
  return answer
}

/** The first final answer stands; returns false if there is one already, or no such request. */
export async function keepAnswer(
  { database, runtime }: { database: Pick<StoreDeps['database'], 'db'>; runtime: StoreDeps['runtime'] },
  key: string,
  answer: object,
): Promise<boolean> {
  const kept = await database.db
    .update(portRequest)
    .set({ answer, answeredAt: new Date(runtime.now()) })
    .where(and(eq(portRequest.key, key), isNull(portRequest.answer)))
    .returning({ key: portRequest.key })
  return kept.length > 0
}
