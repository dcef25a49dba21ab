import { createHmac } from 'node:crypto'
import { fault, ok } from '#contracts/kernel/result.ts'
import type { LeadPort } from './port.ts'

/** Longest a receiver may take, in milliseconds. */
const DEADLINE = 10_000
/** Answers that say "not now", not "never". */
const PASSING = new Set([408, 409, 425, 429])

type Settings = { url: string; secret: string; now: () => number }

/**
 * Posts a lead as JSON, signed: `x-lead-signature: sha256=<hex>` is the HMAC-SHA256 of `<x-lead-timestamp>.<body>`, the
 * timestamp in whole seconds since 1970 and made anew for each try; `idempotency-key` is the lead's id at every try.
 */
export function createWebhookLeads({ url, secret, now }: Settings): LeadPort {
  return {
    channel: 'webhook',
    send: async (lead) => {
      const body = JSON.stringify(lead)
      const timestamp = String(Math.floor(now() / 1000))
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': lead.id,
            'x-lead-timestamp': timestamp,
            'x-lead-signature': `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(DEADLINE),
        })
        await answer.body?.cancel()
        if (answer.ok) return ok('sent')
        const code = `http_${answer.status}`
        return answer.status < 500 && !PASSING.has(answer.status) ? fault('refused', code) : fault('unreachable', code)
      } catch (error) {
        return fault('unreachable', error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'no_answer')
      }
    },
  }
}
