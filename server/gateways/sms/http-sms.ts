import { fault, ok } from '#contracts/kernel/result.ts'
import { createHttpClient } from '#server/gateways/http-client.ts'
import type { SmsPort } from './port.ts'

/**
 * Posts `{from, to, text}` with the key as bearer and the message key as Idempotency-Key. 4xx is `refused`; any other
 * failure is `unreachable`.
 */
export function createHttpSms({ url, key, sender }: { url: string; key: string | undefined; sender: string }): SmsPort {
  const ask = createHttpClient({ base: url, deadline: 5_000, largest: 0, running: 50, waiting: 500 })
  return {
    send: async ({ to, text, key: messageKey, from = sender }) => {
      const answer = await ask({
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': messageKey,
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ from, to, text }),
        customer: to,
      })
      if (!answer.ok) return fault('unreachable')
      return answer.value.status < 300 ? ok('sent') : fault('refused')
    },
  }
}
