import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
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
const LOWEST = 50
const STEP = 1.4
const STEP_SECONDS = 9
/** Seconds until as many conversations end as begin: the rate is counted from then on. */
const UNTIL_STEADY = 4
/** The bare handler and the portal open the same database. */
const ROOT_KEY = randomBytes(32).toString('base64')
const HIGHEST = 4_000
const HIGHEST_QUICK = 120
/** Calls of one conversation that change something. */
const TURNS = 16
const GOALS = { embedded: 300, PostgreSQL: 800 }

/** Since the server began; `commits` are transactions that write. */
type DatabaseUse = { commits: number; statements: number }
type Side = { name: keyof typeof GOALS; settings: Record<string, string>; asked?: () => Promise<DatabaseUse> }
type Order = v.InferInput<typeof VisitOrder>

/** Whole orders over HTTP in an open loop at a rising rate, on each database, with a bare handler beside them. */
export async function frontDoor(quick: boolean): Promise<Figure[]> {
  const highest = quick ? HIGHEST_QUICK : HIGHEST
  const counted = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track_utility=off']
  const server = await startPostgres({ fsync: true, settings: counted })
  try {
    return [...(await measure({ name: 'embedded', settings: {} }, highest)), ...(await onPostgres(server.url, highest))]
  } finally {
    await server.stop()
  }
}

async function onPostgres(url: string, highest: number): Promise<Figure[]> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query('create extension pg_stat_statements')
  const asked = async () => {
    const { rows } = await admin.query<DatabaseUse>(
      `select pg_snapshot_xmax(pg_current_snapshot())::text::float8 as commits,
        (select sum(calls)::float8 from pg_stat_statements) as statements`,
    )
    return rows[0] ?? { commits: 0, statements: 0 }
  }
  try {
    return await measure({ name: 'PostgreSQL', settings: { DATABASE_URL: url, ROOT_KEY }, asked }, highest)
  } finally {
    await admin.end()
  }
}

async function measure({ name, settings, asked }: Side, highest: number): Promise<Figure[]> {
  const generator = fork(new URL('front-door/send-visitors.ts', import.meta.url))
  const send = async (order: Order) => {
    generator.send(order)
    const [answer] = await once(generator, 'message')
    return v.parse(Visits, answer)
  }
  const floor = await bareRate(settings, send)
  const portal = await startPortal({ ...settings, METRICS: '1' })
  try {
    await send({ kind: 'order', origin: portal.url, perSecond: 4, seconds: 5 })
    const used = async () => ({ cpu: await processor(portal.url), ...(await asked?.()) })
    let best: Step | undefined
    for (let rate = LOWEST; rate < highest; rate *= STEP) {
      const before = await used()
      const visits = await send({ kind: 'order', origin: portal.url, perSecond: rate / TURNS, seconds: STEP_SECONDS })
      const step = stepOf(visits, before, await used())
      process.stderr.write(`${name}: ${JSON.stringify(step)}\n`)
      if (step.failed > 0 || step.p99 > P99) break
      best = step
    }
    const beforePages = await used()
    const pages = await send({ kind: 'page', origin: portal.url, perSecond: 20, seconds: STEP_SECONDS })
    const page = perCall(pages.took['page']?.length ?? 0, beforePages, await used())
    if (!best) return [atLeast(`front door, turns/s with p99 <= ${P99} ms, ${name}`, 0, GOALS[name], 'turns/s')]
    return [
      atLeast(`front door, turns/s with p99 <= ${P99} ms, ${name}`, best.rate, GOALS[name], 'turns/s'),
      told(`bare handler, rows/s with p99 <= ${P99} ms, ${name}`, floor, 'rows/s'),
      // A machine whose bare handler does not hold the lowest rate has nothing to compare with.
      ...(floor > 0 ? [atLeast(`front door beside a bare handler, ${name}`, best.rate / floor, 0.4, 'x')] : []),
      atMost(`front door, processor a turn, ${name}`, best.cpu, 0.9, 'ms'),
      ...(asked
        ? [
            { ...atMost(`front door, commits a turn, ${name}`, best.commits, 1.3, 'commits'), clock: true },
            { ...told(`front door, statements a turn, ${name}`, best.statements, 'statements'), clock: true },
            { ...told(`front door, statements a page, ${name}`, page.statements, 'statements'), clock: true },
          ]
        : []),
      told(`front door, processor a page, ${name}`, page.cpu, 'ms'),
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

type Used = { cpu: number } & Partial<DatabaseUse>

const perCall = (calls: number, before: Used, after: Used) => ({
  cpu: ((after.cpu - before.cpu) * 1000) / calls,
  commits: ((after.commits ?? 0) - (before.commits ?? 0)) / calls,
  statements: ((after.statements ?? 0) - (before.statements ?? 0)) / calls,
})

function stepOf({ took, answered, failed, bytes, busy }: v.InferOutput<typeof Visits>, before: Used, after: Used) {
  const all = Object.entries(took)
  const turns = all.filter(([call]) => !['page', 'poll', 'other'].includes(call)).flatMap(([, samples]) => samples)
  const steady = answered.filter((at) => at > UNTIL_STEADY * 1000 && at <= STEP_SECONDS * 1000)
  return {
    rate: steady.length / (STEP_SECONDS - UNTIL_STEADY),
    failed,
    busy,
    p50: quantile(turns, 0.5),
    p99: quantile(turns, 0.99),
    bytes: bytes / turns.length,
    p99Of: Object.fromEntries(all.map(([call, samples]) => [call, quantile(samples, 0.99)])),
    ...perCall(turns.length, before, after),
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
    // Warmed as the portal is: a pool that opens its first connections would fail the lowest rate.
    await send({ kind: 'bare', origin, perSecond: LOWEST, seconds: 5 })
    let best = 0
    for (let rate = LOWEST; rate < 16_000; rate *= STEP) {
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
