import { AT_STAKE } from '#contracts/ports/ports.ts'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { startPortal } from '../e2e/server.ts'
import { startPostgres } from '../server/testing/start-postgres.ts'
import { atLeast, atMost, quantile, told, type Figure } from './figure.ts'

const SOCKETS = 10_000
const PACE = 400
const SECONDS = 10
const IDLE = 30_000
const BACK_WITHIN = 30_000
const OTHER_FILES = 500

const Opened = v.object({ open: v.number() })
const Talked = v.object({ took: v.array(v.number()), failed: v.number(), open: v.number() })

/**
 * Ten thousand idle sockets on a production portal: memory, turn latency and reconnect time after a kill. Takes two
 * minutes and is not part of `npm test`.
 */
export async function idleSockets(): Promise<Figure[]> {
  const files = openFilesAllowed()
  if (files < SOCKETS + OTHER_FILES) {
    process.stderr.write(
      `A process may open ${files} files here and ${SOCKETS} idle sockets need ${SOCKETS + OTHER_FILES} (ulimit -n); their figures are left out.\n`,
    )
    return []
  }
  const postgres = await startPostgres({ fsync: true })
  const portal = await startPortal({
    APP_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    SMS_GATEWAY_URL: 'http://127.0.0.1:9',
    ROOT_KEY: Buffer.alloc(32, 1).toString('base64'),
    ACCEPT_EMBEDDED: AT_STAKE.join(','),
    TRUST_PROXY: '1',
    METRICS: '1',
    DATABASE_URL: postgres.url,
  })
  const visitors = fork(new URL('sockets/hold-sockets.ts', import.meta.url))
  const ask = async <T>(answers: v.GenericSchema<unknown, T>, order: object): Promise<T> => {
    visitors.send(order)
    const [answer] = await once(visitors, 'message')
    return v.parse(answers, answer)
  }
  try {
    const began = await residentMemory(portal.url)
    const { open } = await ask(Opened, { order: 'open', origin: portal.url, count: SOCKETS })
    // Wait for the garbage of the connection phase to be collected before reading memory.
    await wait(IDLE)
    const held = await residentMemory(portal.url)
    await ask(Talked, { order: 'talk', perSecond: PACE / 4, seconds: SECONDS / 2 })
    const talked = await ask(Talked, { order: 'talk', perSecond: PACE, seconds: SECONDS })
    const killed = performance.now()
    await portal.crash()
    const back = await ask(Opened, { order: 'awaitAll', within: 2 * BACK_WITHIN })
    const took = performance.now() - killed
    return [
      atLeast('idle sockets held', open, SOCKETS, 'sockets'),
      told('resident memory before the first socket, PostgreSQL', began, 'MB'),
      { ...atMost(`resident memory with ${SOCKETS} idle sockets, PostgreSQL`, held, 350, 'MB'), clock: true },
      atMost(`turn p99 beside ${SOCKETS} sockets at ${PACE} turns/s over HTTP`, quantile(talked.took, 0.99), 100, 'ms'),
      { ...atMost(`turns without an answer beside ${SOCKETS} sockets`, talked.failed, 0, 'turns'), clock: true },
      atLeast('sockets still open after that', talked.open, SOCKETS, 'sockets'),
      { ...atLeast('sockets back after a kill -9', back.open, SOCKETS, 'sockets'), clock: true },
      atMost('kill -9, until every socket is back', took, BACK_WITHIN, 'ms'),
    ]
  } finally {
    visitors.kill()
    await portal.stop()
    await postgres.stop()
  }
}

function openFilesAllowed(): number {
  const { userLimits } = v.parse(Report, process.report.getReport())
  return Number(userLimits?.open_files.hard ?? Number.POSITIVE_INFINITY)
}
const Report = v.object({
  userLimits: v.optional(v.object({ open_files: v.object({ hard: v.union([v.number(), v.literal('unlimited')]) }) })),
})

async function residentMemory(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1]) / 1024 / 1024
}
