import { Hono, type MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { sql } from 'drizzle-orm'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import * as v from 'valibot'
import { BUDGET_NAMES } from '#server/budgets/budgets.ts'
import { refusalsOf } from '#server/budgets/exhausted.ts'
import { NO_WORK } from '#server/confirmation/letter-queue.ts'
import type { Database } from '#server/db/database.ts'
import type { Readiness } from '#server/readiness.ts'
import { routeOf } from './access-log.ts'

export type Metrics = {
  count: MiddlewareHandler
  effectSettled: (effect: string, outcome: string) => void
  cspReported: (directive: string) => void
  analyticsTaken: (event: string, outcome: 'taken' | 'dropped' | 'failed') => void
  routes: Hono
  registry: Registry
  waiting: () => Promise<Waiting>
}

const Waiting = v.object({
  effects: v.number(),
  oldestSeconds: v.number(),
  stuck: v.number(),
  deadEffects: v.number(),
  leads: v.number(),
  deadLeads: v.number(),
  deadLetters: v.number(),
})
export type Waiting = v.InferOutput<typeof Waiting>

/** Milliseconds: metrics that are read together are read from the database once. */
const ONE_LOOK = 500

/** Prometheus metrics served at /metrics. Labels must never contain personal data. */
export function createMetrics(database: Database, readiness: Pick<Readiness, 'faults'>): Metrics {
  const { db } = database
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'HTTP answers by status class',
    labelNames: ['status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the head of an answer, by call',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const effects = new Counter({
    name: 'effects_settled_total',
    help: 'Effects by name and outcome',
    labelNames: ['effect', 'outcome'],
    registers,
  })

  const analytics = new Counter({
    name: 'analytics_events_total',
    help: 'Analytics events of visitors who accepted cookies, by event and what became of it',
    labelNames: ['event', 'outcome'],
    registers,
  })

  registry.registerMetric(
    new Counter({
      name: 'budget_refusals_total',
      help: 'Refusals because a budget is exhausted, by budget',
      labelNames: ['budget'],
      registers: [],
      collect() {
        this.reset()
        const refusals = refusalsOf(database)
        for (const budget of BUDGET_NAMES) this.inc({ budget }, refusals.get(budget) ?? 0)
      },
    }),
  )

  async function waiting(): Promise<Waiting> {
    const { rows } = await db.execute(sql`
      select effects.*, dead.*, leads.*, letters.* from
        (select count(*)::int as effects,
           coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestSeconds",
           (count(distinct session) filter (where created_at < now() - interval '60 seconds'))::int as stuck
         from chat_effect where status = 'pending') effects,
        (select count(*)::int as "deadEffects" from chat_effect e where status = 'dead' and not exists
           (select from staff_log where item = 'effect:' || e.key and act = 'resolve' and at >= e.settled_at)) dead,
        (select (count(*) filter (where status = 'waiting'))::int as leads,
           (count(*) filter (where status = 'dead'))::int as "deadLeads"
         from leads where status in ('waiting', 'dead')) leads,
        (select count(*)::int as "deadLetters" from order_letter l where status = 'dead'
           and coalesce(last_fault, '') not in (${sql.join(
             NO_WORK.map((fault) => sql`${fault}`),
             sql`, `,
           )}) and not exists
           (select from staff_log where item = 'letter:' || l.id and act = 'resolve' and at >= l.created_at)) letters`)
    return v.parse(Waiting, rows[0])
  }
  let looked: { at: number; found: Promise<Waiting | undefined> } | undefined
  const look = () => {
    if (!looked || performance.now() - looked.at > ONE_LOOK)
      looked = { at: performance.now(), found: waiting().catch(() => undefined) }
    return looked.found
  }
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const found = await read()
          if (found === undefined) this.reset()
          else this.set(found)
        },
      }),
    )
  gauge('effects_waiting', 'Effects that are asked for and not settled', async () => (await look())?.effects)
  gauge('effects_oldest_waiting_seconds', 'Age of the oldest of them', async () => (await look())?.oldestSeconds)
  gauge(
    'conversations_stuck',
    'Conversations that wait for an effect for more than a minute',
    async () => (await look())?.stuck,
  )
  gauge('effects_dead', 'Effects given up that no staff has decided on', async () => (await look())?.deadEffects)
  gauge('leads_waiting', 'Leads that are not delivered yet', async () => (await look())?.leads)
  gauge('leads_dead', 'Leads given up; they are tried again at the next start', async () => (await look())?.deadLeads)
  gauge(
    'letters_dead',
    'Messages about orders that were given up or did not arrive, and no staff has decided on',
    async () => (await look())?.deadLetters,
  )
  gauge('portal_ready', '1 if /readyz says that this node is ready', async () =>
    (await readiness.faults()).length === 0 ? 1 : 0,
  )

  const reports = new Counter({
    name: 'csp_reports_total',
    help: 'Reports of the content security policy by directive',
    labelNames: ['directive'],
    registers: [registry],
  })
  const routes = new Hono()
  routes.get('/', async (c) => c.body(await registry.metrics(), 200, { 'content-type': registry.contentType }))
  return {
    registry,
    routes,
    waiting,
    count: createMiddleware(async (c, next) => {
      const stop = durations.startTimer()
      await next()
      const status = `${Math.floor(c.res.status / 100)}xx`
      answers.inc({ status })
      stop({ method: c.req.method, route: routeOf(c), status })
    }),
    effectSettled: (effect, outcome) => effects.inc({ effect, outcome }),
    cspReported: (directive) => reports.inc({ directive }),
    analyticsTaken: (event, outcome) => analytics.inc({ event, outcome }),
  }
}
