import { createHmac, timingSafeEqual } from 'node:crypto'

export const TIMESTAMP = 'portal-timestamp'
export const SIGNATURE = 'portal-signature'

/** Seconds that a clock may differ and a request be under way. */
const WINDOW = 300

type Signed = { method: string; path: string; body: string }

/** `path` includes the query. The signature covers `METHOD\npath\ntimestamp\nbody`, the timestamp in Unix seconds. */
export function signatureHeaders(request: Signed, secret: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  return { [TIMESTAMP]: timestamp, [SIGNATURE]: `sha256=${hmacOf(request, timestamp, secret)}` }
}

export function isSigned(request: Signed, headers: Headers, secret: string, now: number): boolean {
  const timestamp = headers.get(TIMESTAMP) ?? ''
  const given = /^sha256=([0-9a-f]{64})$/.exec(headers.get(SIGNATURE) ?? '')?.[1]
  if (!/^\d{1,12}$/.test(timestamp) || given === undefined) return false
  if (Math.abs(now / 1000 - Number(timestamp)) > WINDOW) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(hmacOf(request, timestamp, secret), 'hex'))
}

const hmacOf = ({ method, path, body }: Signed, timestamp: string, secret: string): string =>
  createHmac('sha256', secret).update([method, path, timestamp, body].join('\n')).digest('hex')
