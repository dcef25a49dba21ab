import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import * as v from 'valibot'
import { freePort } from '#server/testing/free-port.ts'
import { startPortal } from '../e2e/server.ts'
import { startPostgres } from '../server/testing/start-postgres.ts'
import { atLeast, atMost, quantile, told, type Figure } from './figure.ts'
import { Visits, type VisitOrder } from './front-door/send-visitors.ts'

const P99 = 100
const STEP = 1.4
const STEP_SECONDS = 4
/** POSTs of one conversation. */
const TURNS = 17
const GOALS = { embedded: 300, PostgreSQL: 800 }

type Side = { name: keyof typeof GOALS; settings: Record<string, string>; commits: () => Promise<number> }
type Order = v.InferInput<typeof VisitOrder>

/** Whole orders over HTTP in an open loop at a rising rate, on each database, with a bare handler beside them. */
export async function frontDoor(): Promise<Figure[]> {
  const server = await startPostgres({ fsync: true })
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  const commits = async () => {
    const { rows } = await admin.query<{ n: string }>('select sum(xact_commit) as n from pg_stat_database')
    return Number(rows[0]?.n)
  }
  const figures = [
    ...(await measure({ name: 'embedded', settings: {}, commits: async () => Number.NaN })),
    ...(await measure({ name: 'PostgreSQL', settings: { DATABASE_URL: server.url }, commits })),
  ]
  await admin.end()
  await server.stop()
  return figures
}

async function measure({ name, settings, commits }: Side): Promise<Figure[]> {
  const generator = fork(new URL('front-door/send-visitors.ts', import.meta.url))
  const send = async (order: Order) => {
    generator.send(order)
    const [answer] = await once(generator, 'message')
    return v.parse(Visits, answer)
  }
  const floor = await bareRate(settings, send)
  const portal = await startPortal({ ...settings, METRICS: '1' })
  try {
    await send({ kind: 'order', origin: portal.url, perSecond: 1, seconds: 3 })
    let best: Step | undefined
    for (let rate = 50; rate < 4_000; rate *= STEP) {
      const before = { cpu: await processor(portal.url), commits: await commits() }
      const visits = await send({ kind: 'order', origin: portal.url, perSecond: rate / TURNS, seconds: STEP_SECONDS })
      const step = stepOf(visits, rate, {
        cpu: (await processor(portal.url)) - before.cpu,
        commits: (await commits()) - before.commits,
      })
      process.stderr.write(`${name}: ${JSON.stringify(step)}\n`)
      if (step.failed > 0 || step.p99 > P99) break
      best = step
    }
    if (!best) return [atLeast(`front door, turns/s with p99 <= ${P99} ms, ${name}`, 0, GOALS[name], 'turns/s')]
    return [
      atLeast(`front door, turns/s with p99 <= ${P99} ms, ${name}`, best.rate, GOALS[name], 'turns/s'),
      atLeast(`front door beside a bare handler, ${name}`, best.rate / floor, 0.4, 'x'),
      atMost(`front door, processor a turn, ${name}`, best.cpu, 0.9, 'ms'),
      ...(name === 'embedded'
        ? []
        : [{ ...atMost(`front door, commits a turn, ${name}`, best.commits, 1.3, 'commits'), clock: true }]),
      { ...told(`front door, bytes a turn, ${name}`, best.bytes, 'bytes'), clock: true },
      { ...told(`front door, processor of the generator, ${name}`, best.busy * 100, '%'), clock: true },
      ...Object.entries(best.p99Of).map(([call, p99]) => told(`front door, p99 of ${call}, ${name}`, p99, 'ms')),
    ]
  } finally {
    generator.kill()
    await portal.stop()
  }
}

type Step = ReturnType<typeof stepOf>

function stepOf(
  { took, failed, bytes, busy }: v.InferOutput<typeof Visits>,
  rate: number,
  used: { cpu: number; commits: number },
) {
  const all = Object.entries(took)
  const turns = all.filter(([call]) => !['page', 'poll', 'other'].includes(call)).flatMap(([, samples]) => samples)
  return {
    rate,
    failed,
    busy,
    p50: quantile(turns, 0.5),
    p99: quantile(turns, 0.99),
    cpu: (used.cpu * 1000) / turns.length,
    commits: used.commits / turns.length,
    bytes: bytes / turns.length,
    p99Of: Object.fromEntries(all.map(([call, samples]) => [call, quantile(samples, 0.99)])),
  }
}

async function bareRate(
  settings: Record<string, string>,
  send: (order: Order) => Promise<v.InferOutput<typeof Visits>>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'prat-bare-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const bare = fork(new URL('front-door/bare-handler.ts', import.meta.url), {
    env: { ...process.env, APP_ENV: 'test', DATA_DIR: folder, PORT: String(port), ...settings },
  })
  try {
    await answers(origin, bare)
    let best = 0
    for (let rate = 200; rate < 16_000; rate *= STEP) {
      const { took, failed } = await send({ kind: 'bare', origin, perSecond: rate, seconds: 1.5 })
      if (failed > 0 || quantile(took['other'] ?? [], 0.99) > P99) break
      best = rate
    }
    return best
  } finally {
    bare.kill()
    await once(bare, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function answers(origin: string, child: ChildProcess): Promise<void> {
  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('The bare handler ended at its start.')
    await wait(50)
  }
}

async function processor(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1])
}
