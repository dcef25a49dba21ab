import { leadsPort } from '#contracts/ports/leads.ts'
import { fault, ok } from '#contracts/kernel/result.ts'
import type { PortClient } from '#server/gateways/ports/port-client.ts'
import type { LeadPort } from './port.ts'

/** An outside system that takes the port `leads`. */
export const createPortLeads = (ask: PortClient): LeadPort => ({
  channel: 'port',
  send: async (lead) => {
    const told = await ask(leadsPort.operations.take, lead, { customer: lead.id, key: lead.id })
    if (told.ok) return ok('sent')
    return told.reason === 'notFound' ? fault('refused', 'not_found') : told
  },
})
