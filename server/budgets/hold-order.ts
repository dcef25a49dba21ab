import { and, desc, eq, inArray } from 'drizzle-orm'
import { findCustomer } from '#server/accounts/find-customer.ts'
import { NotKnownYet, type EffectContext } from '#server/brain/effects/effects.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { staffLog } from '#server/staff/tables.ts'
import type { OrderPattern } from './budgets.ts'
import type { Scope } from './exhausted.ts'
import { mailDomainOf } from './mail-domains.ts'
import { signOfProgram } from './signs-of-programs.ts'
import { spend } from './spend.ts'
import { heldOrder } from './tables.ts'

type HoldDeps = StoreDeps & { env: Pick<Env, 'APP_ENV'> }

type Ordered = { customerId: string; street: string; postalCode: string }

/** Who orders from where; null is not counted. */
type From = { visitor: string | null; network: string | null }

/** What many made-up customers would share with this order, if too many do. */
async function suspectIn(
  deps: StoreDeps,
  order: Ordered,
  { visitor, network }: From,
): Promise<OrderPattern | undefined> {
  if (network === null) return undefined
  const customer = await findCustomer(deps, order.customerId)
  const places: Scope<OrderPattern>[] = [
    { budget: 'customers who order to an address', of: plain(`${order.street} ${order.postalCode}`) },
  ]
  if (visitor !== null) places.push({ budget: 'customers who order from a browser', of: visitor })
  if (customer?.email) places.push(...placesOf(customer.email))
  return (await spend(deps, `customer:${order.customerId}`, places))?.budget
}

function placesOf(email: string): Scope<OrderPattern>[] {
  const mailbox = { budget: 'customers who order with a mailbox', of: mailboxOf(email) } as const
  const { domain, kind } = mailDomainOf(email)
  if (kind === 'shared') return [mailbox]
  return kind === 'throwaway'
    ? [mailbox, { budget: 'customers who order with throwaway mailboxes', of: '' }]
    : [mailbox, { budget: 'customers who order with a mail domain', of: domain }]
}

/**
 * Throws `NotKnownYet` while an order that looks like one of a row of made-up customers, or like a program's, waits for
 * staff: trying it again releases it, a decision without that refuses it. Returns whether it may be placed.
 */
export async function mayPlace(deps: HoldDeps, order: Ordered, context: EffectContext): Promise<boolean> {
  const { visitor, address: network } = context.session
  const suspect = await suspectIn(deps, order, { visitor, network })
  return isReleased(deps, context, suspect ? heldFor(suspect) : await heldAsProgram(deps, context))
}

/** The same for an inquiry that looks like a program's. */
export const mayTakeLead = async (deps: HoldDeps, context: EffectContext): Promise<boolean> =>
  isReleased(deps, context, await heldAsProgram(deps, context))

async function isReleased(deps: StoreDeps, { key }: EffectContext, reason: string | undefined): Promise<boolean> {
  if (reason === undefined) return true
  const decided = await decisionOn(deps, `effect:${key}`)
  if (decided === undefined) throw new NotKnownYet(key, reason)
  return decided === 'retry'
}

async function heldAsProgram(deps: HoldDeps, { session }: EffectContext): Promise<string | undefined> {
  const sign = await signOfProgram(deps, session)
  return sign && `held for staff: ${sign}`
}

/** The same for an order by call: it is refused until staff release it, then its caller sends it again. */
export async function requireUnsuspected(
  deps: StoreDeps,
  order: Ordered,
  { key: written, network }: { key: string | undefined; network: string | null },
): Promise<void> {
  const pattern = await suspectIn(deps, order, { visitor: null, network })
  if (!pattern) return
  if (written === undefined)
    throw new HttpProblem(409, 'order_held', 'Somebody looks at this order first; send it with an Idempotency-Key.')
  const key = `${order.customerId}:${written}`
  const decided = await decisionOn(deps, `order:${key}`)
  if (decided === 'retry') return
  if (decided === 'resolve')
    throw new HttpProblem(409, 'order_refused', 'We do not take this order; call customer service.')
  await deps.database.db
    .insert(heldOrder)
    .values({ key, legalEntity: order.customerId, pattern, createdAt: new Date(deps.runtime.now()) })
    .onConflictDoNothing()
  throw new HttpProblem(409, 'order_held', 'Somebody looks at this order first; send it again later with the same key.')
}

export const heldFor = (pattern: OrderPattern): string => `held for staff: many ${pattern}`

const plain = (text: string) => text.toLocaleLowerCase('nb').replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** What stands after a plus sign goes to the same mailbox. */
function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  return `${name.replace(/\+.*/, '')}@${host}`
}

async function decisionOn({ database: { db } }: StoreDeps, item: string) {
  const [row] = await db
    .select({ act: staffLog.act })
    .from(staffLog)
    .where(and(eq(staffLog.item, item), inArray(staffLog.act, ['retry', 'resolve'])))
    .orderBy(desc(staffLog.at))
    .limit(1)
  return row?.act
}
