import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { MeterBatch, UsageBatch } from '#contracts/products/usage-event.ts'
import { HttpProblem } from '../../http/problem.ts'
import { readBody } from '../../http/read-body.ts'
import type { StoreDeps } from '../deps.ts'
import { ingestMeterValues } from '../power/ingest-meter-values.ts'
import { ingestUsage } from './ingest-usage.ts'

/** A batch holds at most a thousand events. */
const BODY_LIMIT = 512 * 1024

/** Where networks and grid companies send what they meter, with the key of `USAGE_KEY` as bearer. Unset, nobody may. */
export function usageRoutes(deps: StoreDeps, key: string | undefined): Hono {
  const routes = new Hono({ strict: false })
  routes.use(requireKey(key))
  routes.post('/events', async (c) => c.json(await ingestUsage(deps, await readBody(c.req.raw, UsageBatch, BODY_LIMIT))))
  routes.post('/meter-values', async (c) => c.json(await ingestMeterValues(deps, await readBody(c.req.raw, MeterBatch, BODY_LIMIT))))
  return routes
}

const requireKey = (key: string | undefined) =>
  createMiddleware(async (c, next) => {
    const given = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (key === undefined || given === undefined || !timingSafeEqual(hashOf(given), hashOf(key))) {
      throw new HttpProblem(401, 'not_allowed', 'Send the key of the setting USAGE_KEY as a bearer token.', { headers: { 'WWW-Authenticate': 'Bearer' } })
    }
    await next()
  })

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
