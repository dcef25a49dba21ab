import { createHash } from 'node:crypto'
import type { LeadRequest } from '#contracts/leads/lead.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { leads } from './tables.ts'
import type { LeadDeps } from './lead-queue.ts'

/**
 * Stores and enqueues a lead in one transaction, which guarantees delivery. The same key stores only one lead; returns
 * its id.
 */
export async function keepLead(
  { database, runtime, translate, leadQueue }: LeadDeps,
  request: LeadRequest,
  key: string,
  locale: Locale,
): Promise<string> {
  const { name, phone, lead } = request
  const id = leadIdOf(key)
  const consent = lead.kind === 'callback' ? undefined : lead.consent
  await database.transaction(async (tx) => {
    const kept = await tx
      .insert(leads)
      .values({
        id,
        key,
        kind: lead.kind,
        name,
        phone,
        email: request.email ?? null,
        customerId: request.customerId ?? null,
        details: lead,
        consentText: consent === undefined ? null : translate(locale, consent),
        locale,
        createdAt: new Date(runtime.now()),
      })
      .onConflictDoNothing()
      .returning({ id: leads.id })
    if (kept.length > 0) await leadQueue.enqueue(tx, [id])
  })
  return id
}

const leadIdOf = (key: string): string => `lead-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`
