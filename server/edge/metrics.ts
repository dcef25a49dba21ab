import { Hono, type MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { collectDefaultMetrics, Counter, Registry } from 'prom-client'

export type Metrics = {
  /** Counts answers by status class. */
  count: MiddlewareHandler
  effectSettled: (effect: string, outcome: string) => void
  routes: Hono
}

/** Figures of the process for Prometheus, at /metrics. No label holds anything of a person. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'HTTP answers by status class',
    labelNames: ['status'],
    registers: [registry],
  })
  const effects = new Counter({
    name: 'effects_settled_total',
    help: 'Effects by name and outcome',
    labelNames: ['effect', 'outcome'],
    registers: [registry],
  })
  const routes = new Hono()
  routes.get('/', async (c) => c.body(await registry.metrics(), 200, { 'content-type': registry.contentType }))
  return {
    routes,
    count: createMiddleware(async (c, next) => {
      await next()
      answers.inc({ status: `${Math.floor(c.res.status / 100)}xx` })
    }),
    effectSettled: (effect, outcome) => effects.inc({ effect, outcome }),
  }
}
