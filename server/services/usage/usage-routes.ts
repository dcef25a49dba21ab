import { Hono } from 'hono'
import { MeterBatch, UsageBatch } from '#contracts/products/usage-event.ts'
import { readBody } from '../../http/read-body.ts'
import type { StoreDeps } from '../deps.ts'
import { ingestMeterValues } from '../power/ingest-meter-values.ts'
import { requireKey } from '../require-key.ts'
import { ingestUsage } from './ingest-usage.ts'

/** A batch holds at most a thousand events. */
const BODY_LIMIT = 512 * 1024

/** Where networks and grid companies send what they meter, with the key of `USAGE_KEY` as bearer. Unset, nobody may. */
export function usageRoutes(deps: StoreDeps, key: string | undefined): Hono {
  const routes = new Hono({ strict: false })
  routes.use(requireKey('USAGE_KEY', key))
  routes.post('/events', async (c) => c.json(await ingestUsage(deps, await readBody(c.req.raw, UsageBatch, BODY_LIMIT))))
  routes.post('/meter-values', async (c) => c.json(await ingestMeterValues(deps, await readBody(c.req.raw, MeterBatch, BODY_LIMIT))))
  return routes
}
