import { and, eq } from 'drizzle-orm'
import { findCustomer } from '#server/accounts/find-customer.ts'
import type { SendCodeDeps } from '#server/deps.ts'
import { logFailure } from '#server/log-failure.ts'
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

export function createTellSettled(deps: SendCodeDeps): Brain['tellSettled'] {
  const tell = async (row: SessionRow, turnId: string) => {
    const id = knownCustomer(row)
    const customer = id === undefined ? undefined : await findCustomer(deps, id)
    if (!customer || !canReceiveSms(customer.phone)) return
    const { PUBLIC_URL, HOST, BRAND } = deps.env
    const url = new URL(row.page ?? '/', PUBLIC_URL ?? `http://${HOST}`).href
    const text = deps.translate(languageOf(row), 'sms.settled', { brand: BRAND, url })
    const sent = await deps.sms.send({ to: customer.phone, text, key: `told:${row.id}:${turnId}` })
    if (!sent.ok) deps.runtime.log.warn({ reason: sent.reason }, 'a visitor was not told that an effect is settled')
  }
  return (row, turnId) =>
    void tell(row, turnId).catch((error: unknown) => logFailure(deps.runtime.log, 'telling by SMS', error))
}
