import { and, eq } from 'drizzle-orm'
import { findCustomer } from '#server/accounts/find-customer.ts'
import { sendText } from '#server/budgets/send-message.ts'
import type { Delivery } from '#server/db/create-delivery.ts'
import { openDeliveryQueue, type QueueDeps } from '#server/db/delivery-queue.ts'
import type { SendCodeDeps } from '#server/deps.ts'
import { canReceiveSms } from '#server/sms/can-receive-sms.ts'
import type { Brain } from '#server/brain/brain.ts'
import { chatSession, type SessionRow } from '#server/brain/tables.ts'
import { languageOf } from './sessions.ts'

/** Only whoever has proven a number, by code or login, is sent an SMS, so that nobody can have others sent one. */
export function knownCustomer({ customerId, facts }: Pick<SessionRow, 'customerId' | 'facts'>): string | undefined {
  const inFacts = facts['customerId']
  return customerId ?? (typeof inFacts === 'string' ? inFacts : undefined)
}

export async function askToBeTold({ database }: Pick<Brain, 'database'>, row: SessionRow): Promise<void> {
  if (knownCustomer(row) === undefined) return
  await database.db
    .update(chatSession)
    .set({ tellSettled: true })
    .where(and(eq(chatSession.id, row.id), eq(chatSession.waiting, 'effect')))
}

type TellingDeps = SendCodeDeps & QueueDeps

/** The message is queued with the turn that settles the effect, so that a crash right after it loses none. */
export async function openTellingQueue(deps: TellingDeps): Promise<Brain['tellSettled']> {
  const queue = await openDeliveryQueue(deps, 'settled-effects')
  await queue.work({ deliver: (turn) => tell(deps, turn) })
  return queue.enqueue
}

async function tell(deps: TellingDeps, turn: string): Promise<Delivery> {
  const { env, database, runtime, translate } = deps
  const session = turn.slice(0, turn.lastIndexOf(':'))
  const [row] = await database.db.select().from(chatSession).where(eq(chatSession.id, session))
  const id = row && knownCustomer(row)
  const customer = id === undefined ? undefined : await findCustomer(deps, id)
  if (!row || !customer || !canReceiveSms(customer.phone)) return 'done'
  const url = new URL(row.page ?? '/', env.PUBLIC_URL ?? `http://${env.HOST}`).href
  const text = translate(languageOf(row), 'sms.settled', { brand: env.BRAND, url })
  const sent = await sendText(deps, { to: customer.phone, text, key: `told:${turn}` })
  if (sent.ok) return 'done'
  runtime.log.warn({ turn, reason: sent.reason }, 'a visitor was not told that an effect is settled')
  return sent.reason === 'refused' ? 'done' : 'again'
}
