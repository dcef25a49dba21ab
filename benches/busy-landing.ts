import { randomBytes } from 'node:crypto'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import * as v from 'valibot'
import { startPortal } from '../e2e/server.ts'
import { startPostgres } from '../server/testing/start-postgres.ts'
import { atMost, quantile, told, type Figure } from './figure.ts'
import { Visits, type VisitOrder } from './front-door/send-visitors.ts'

const VIEWS = 10_000 / 60
const TURNS = 200
/** Calls of one conversation that change something. */
const TURNS_OF_ONE = 16
const SECONDS = 30
const SECONDS_QUICK = 5
const P99 = 100
const NO_TURNS = new Set(['page', 'poll', 'other'])

type Order = v.InferInput<typeof VisitOrder>

/** A campaign: 10,000 views of a landing page a minute beside 200 turns a second, on PostgreSQL. */
export async function busyLanding(quick: boolean): Promise<Figure[]> {
  const seconds = quick ? SECONDS_QUICK : SECONDS
  const server = await startPostgres({ fsync: true })
  const portal = await startPortal({ DATABASE_URL: server.url, ROOT_KEY: randomBytes(32).toString('base64') })
  const [readers, talkers] = [visitors(), visitors()]
  try {
    const order = { kind: 'order', origin: portal.url } as const
    await talkers.send({ ...order, perSecond: 4, seconds: 5 })
    const [pages, talks] = await Promise.all([
      readers.send({ kind: 'page', origin: portal.url, perSecond: VIEWS, seconds }),
      talkers.send({ ...order, perSecond: TURNS / TURNS_OF_ONE, seconds }),
    ])
    const turns = Object.entries(talks.took).flatMap(([call, samples]) => (NO_TURNS.has(call) ? [] : samples))
    const views = pages.took['page'] ?? []
    return [
      atMost('10,000 page views a minute, p99 of a page', quantile(views, 0.99), P99, 'ms'),
      told('10,000 page views a minute, median of a page', quantile(views, 0.5), 'ms'),
      { ...atMost('10,000 page views a minute, pages without an answer', pages.failed, 0, 'pages'), clock: true },
      atMost('200 turns/s beside them, p99 of a turn', quantile(turns, 0.99), P99, 'ms'),
      told('200 turns/s beside them, median of a turn', quantile(turns, 0.5), 'ms'),
      { ...atMost('200 turns/s beside them, conversations that failed', talks.failed, 0, 'people'), clock: true },
      { ...told('both generators, of a core', (pages.busy + talks.busy) * 100, '%'), clock: true },
    ]
  } finally {
    readers.end()
    talkers.end()
    await portal.stop()
    await server.stop()
  }
}

function visitors() {
  const generator = fork(new URL('front-door/send-visitors.ts', import.meta.url))
  return {
    send: async (order: Order) => {
      generator.send(order)
      const [answer] = await once(generator, 'message')
      return v.parse(Visits, answer)
    },
    end: () => generator.kill(),
  }
}
