import { createHmac } from 'node:crypto'
import { fault, ok } from '#contracts/kernel/result.ts'
import { createHttpClient } from '#server/gateways/http-client.ts'
import type { LeadPort } from './port.ts'

/** Statuses worth retrying; the client already handles 429 and 5xx. */
const PASSING = new Set([408, 409, 425])

type Settings = { url: string; secret: string; now: () => number }

/**
 * `x-lead-signature` is `sha256=<hex>`, the HMAC-SHA256 of `<x-lead-timestamp>.<body>`; the timestamp is in Unix
 * seconds and renewed at each try. `idempotency-key` is the lead's id.
 */
export function createWebhookLeads({ url, secret, now }: Settings): LeadPort {
  const ask = createHttpClient({ base: url, deadline: 10_000, largest: 0 })
  return {
    channel: 'webhook',
    send: async (lead) => {
      const body = JSON.stringify(lead)
      const timestamp = String(Math.floor(now() / 1000))
      const answer = await ask({
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': lead.id,
          'x-lead-timestamp': timestamp,
          'x-lead-signature': `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
        },
        body,
        customer: lead.id,
      })
      if (!answer.ok) return answer
      const { status } = answer.value
      if (status < 300) return ok('sent')
      return fault(PASSING.has(status) ? 'unreachable' : 'refused', `http_${status}`)
    },
  }
}
