import type { DeliveredLead } from '#contracts/leads/lead.ts'
import type { Result } from '#contracts/kernel/result.ts'

/** Sending the same id again is idempotent. `refused` is permanent; `unreachable` may be retried. */
export type LeadPort = {
  channel: 'port' | 'webhook' | 'email' | 'log'
  send: (lead: DeliveredLead) => Promise<Result<'sent'>>
}
