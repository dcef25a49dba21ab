// The signature of requests in both directions, and reports to the portal.
import { createHmac, timingSafeEqual } from 'node:crypto'

const { PORT_SECRET = '' } = process.env
const WINDOW_SECONDS = 300

if (PORT_SECRET.length < 32) throw new Error('PORT_SECRET must be at least 32 characters.')

const signature = (method, path, timestamp, body) =>
  createHmac('sha256', PORT_SECRET).update([method, path, timestamp, body].join('\n')).digest('hex')

export function isSigned({ method, url, headers }, body) {
  const timestamp = headers['portal-timestamp'] ?? ''
  const given = /^sha256=([0-9a-f]{64})$/.exec(headers['portal-signature'] ?? '')?.[1]
  if (!given || Math.abs(Date.now() / 1000 - Number(timestamp)) > WINDOW_SECONDS) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(signature(method, url, timestamp, body), 'hex'))
}

// Reports until the portal has taken it, a little less often each time.
export async function report(address, told, times = 0) {
  const { pathname, search } = new URL(address)
  const body = JSON.stringify(told)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const headers = {
    'content-type': 'application/json',
    'portal-timestamp': timestamp,
    'portal-signature': `sha256=${signature('POST', pathname + search, timestamp, body)}`,
  }
  const answer = await fetch(address, { method: 'POST', headers, body }).catch(() => undefined)
  if (!answer?.ok && times < 20) setTimeout(() => void report(address, told, times + 1), 500 * 2 ** Math.min(times, 8))
}
