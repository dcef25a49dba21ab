import { fault, ok } from '#contracts/kernel/result.ts'
import type { SmsPort } from './port.ts'

/** Longest a gateway may take, in milliseconds. */
const DEADLINE = 5_000

/**
 * Sends through an HTTP gateway: POST of `{from, to, text}` with the key as bearer and the message key as
 * Idempotency-Key. 4xx is `refused`; no answer in time, or anything else, is `unreachable`.
 */
export function createHttpSms({ url, key, sender }: { url: string; key: string | undefined; sender: string }): SmsPort {
  return {
    send: async ({ to, text, key: messageKey }) => {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': messageKey,
            ...(key !== undefined && { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({ from: sender, to, text }),
          redirect: 'error',
          signal: AbortSignal.timeout(DEADLINE),
        })
        await answer.body?.cancel()
        if (answer.ok) return ok('sent')
        return answer.status < 500 && answer.status !== 429 ? fault('refused') : fault('unreachable')
      } catch {
        return fault('unreachable')
      }
    },
  }
}
