import type { DeliveredLead } from '#contracts/leads/lead.ts'
import type { Result } from '#contracts/kernel/result.ts'

/**
 * Where leads go. The same id again is the same lead. `refused` will not be mended by trying again; `unreachable` may be.
 */
export type LeadPort = { channel: 'webhook' | 'email' | 'log'; send: (lead: DeliveredLead) => Promise<Result<'sent'>> }
