import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { DEFAULT_LOCALE, readLocale, type Locale } from '#contracts/kernel/locale.ts'
import type { OrderedProduct } from '#contracts/orders/withdrawal.ts'
import type { Result } from '#contracts/kernel/result.ts'
import { NO_MAIL_SERVER } from '#server/gateways/mail/port.ts'
import { isErased } from '#server/accounts/erased.ts'
import { legalEntity, type LegalEntity } from '#server/accounts/tables.ts'
import type { Tx } from '#server/db/database.ts'
import { createDelivery, REVIVED, type Deliver } from '#server/db/create-delivery.ts'
import { openDeliveryQueue, type Enqueue, type QueueDeps } from '#server/db/delivery-queue.ts'
import type { StoreDeps } from '#server/deps.ts'
import { orderLetter } from './tables.ts'

export type LetterRow = typeof orderLetter.$inferSelect
export type LetterQueue = { enqueue: Enqueue }
/** Without a queue customers get no messages: demo customers and runs of the sandbox. */
export type LetterDeps = StoreDeps & { letterQueue: LetterQueue | undefined }

export type SendLetter = (letter: LetterRow) => Promise<Result<'sent'>>

type NewLetter = Pick<LetterRow, 'order' | 'product' | 'kind' | 'locale'> & { copy?: number; toSystem?: boolean }

/** Stores and enqueues an order's message in the transaction that causes it; the same copy is kept once (ORD-02). */
export async function keepLetters(
  { runtime, letterQueue }: LetterDeps,
  tx: Tx,
  customer: { id: string; email: string | null },
  { order, product, kind, locale, copy = 0, toSystem = false }: NewLetter,
): Promise<void> {
  if (!letterQueue) return
  const goesBy = { sms: true, email: customer.email !== null, system: toSystem }
  const rows = (['sms', 'email', 'system'] as const)
    .filter((channel) => goesBy[channel])
    .map((channel) => ({
      id: `${order}.${kind}.${copy}.${channel}`,
      order,
      product,
      legalEntity: customer.id,
      kind,
      channel,
      copy,
      locale,
      createdAt: new Date(runtime.now()),
    }))
  const kept = await tx.insert(orderLetter).values(rows).onConflictDoNothing().returning({ id: orderLetter.id })
  await letterQueue.enqueue(
    tx,
    kept.map(({ id }) => id),
  )
}

export function createLetterDelivery({ database: { db }, runtime }: StoreDeps, send: SendLetter): Deliver {
  // A report that it did not arrive may have come before it is known to be sent.
  const waiting = (ids: string[]) => and(inArray(orderLetter.id, ids), eq(orderLetter.status, 'waiting'))
  return createDelivery(runtime, {
    begin: (ids) =>
      db
        .update(orderLetter)
        .set({ attempts: sql`${orderLetter.attempts} + 1` })
        .where(waiting(ids))
        .returning(),
    idOf: ({ id }) => id,
    send,
    keep: (ids, outcome) => db.update(orderLetter).set(outcome).where(waiting(ids)),
    isFinal: (reason) => reason === 'refused' || reason === NOBODY,
    isExpected: (code) => code === NO_MAIL_SERVER,
    what: 'a message about an order',
    about: ({ id }) => ({ letter: id }),
  })
}

/** The fault of a letter to a customer who was erased, or whose address is gone: nobody is to get it any more. */
const NOBODY = 'notFound'
/** Faults of letters that are no work for anybody. Those that wait for a mail server are sent once there is one. */
export const NO_WORK = [NOBODY, `refused ${NO_MAIL_SERVER}`]

type OpenLetterQueue = LetterQueue & { work: (send: SendLetter) => Promise<void> }

/** Opens the durable queue. Work starts with `work`, once what the messages are made of is there. */
export async function openLetterQueue(deps: QueueDeps): Promise<OpenLetterQueue> {
  const queue = await openDeliveryQueue(deps, 'letters')
  const revive = (tx: Tx) =>
    tx
      .update(orderLetter)
      .set(REVIVED)
      .where(
        and(
          eq(orderLetter.status, 'dead'),
          ne(orderLetter.lastFault, NOBODY),
          gt(orderLetter.createdAt, new Date(deps.runtime.now() - REVIVED_FOR)),
        ),
      )
      .returning({ id: orderLetter.id })
  return { ...queue, work: (send) => queue.work({ deliver: createLetterDelivery(deps, send), revive }) }
}

const REVIVED_FOR = 30 * 86_400_000

/** Without a locale, the customer's own is taken. */
type Confirmed = { order: string; product: OrderedProduct; customer: string; locale: Locale | undefined }

/** Call it in the order's transaction. */
export async function confirmOrder(
  deps: LetterDeps,
  tx: Tx,
  { customer: id, order, product, locale: spoken }: Confirmed,
): Promise<void> {
  const [customer] = await tx.select().from(legalEntity).where(eq(legalEntity.id, id))
  if (customer) await confirmOrderTo(deps, tx, customer, { order, product, locale: spoken })
}

/** The same for a customer who was read in the order's transaction. */
export async function confirmOrderTo(
  deps: LetterDeps,
  tx: Tx,
  customer: LegalEntity,
  { order, product, locale: spoken }: Omit<Confirmed, 'customer'>,
): Promise<void> {
  if (isErased(customer)) return
  const locale = spoken ?? readLocale(customer.locale) ?? DEFAULT_LOCALE
  await keepLetters(deps, tx, customer, { order, product, kind: 'confirmation', locale })
}
