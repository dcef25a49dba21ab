import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { createApp } from '../app.ts'
import { followFlows } from '#server/brain/turns/follow-flows.ts'
import { compose } from '../composition/compose.ts'
import { openPostgres } from '../db/open-postgres.ts'
import { createHttpServer, listen } from '../edge/listen.ts'
import { endNode } from '../end-node.ts'
import { readEnv } from '../env.ts'
import { realRuntime } from '#server/runtime.ts'
import { freePort } from './free-port.ts'
import { unlockForTests } from './root-key.ts'

export type PortalNode = { url: string; restart: () => Promise<void>; stop: () => Promise<void> }

const TIMES = { announced: 1_000, lastAnswers: 5_000 }

/** A portal on PostgreSQL that listens, and ends as it does at SIGTERM. It serves no pages. */
export async function startNode(databaseUrl: string): Promise<PortalNode> {
  const port = await freePort()
  const env = readEnv({ APP_ENV: 'test', DATABASE_URL: databaseUrl })

  async function start(): Promise<() => Promise<void>> {
    const database = await unlockForTests(await openPostgres(databaseUrl))
    const server = createHttpServer()
    const runtime = realRuntime(pino({ level: 'silent' }))
    const portal = await compose({
      env,
      database,
      runtime,
      server,
      pages: { load: () => Promise.reject(new Error('no pages here')), middleware: (_in, _out, next) => next() },
      conversations: followFlows(runtime.log),
      liveReload: false,
    })
    const answer = getRequestListener(createApp(portal.app).fetch, { overrideGlobalObjects: false })
    server.on('request', (request, response) => void answer(request, response))
    const drain = await listen(server, '127.0.0.1', port)
    return () => endNode({ portal, drain, database }, TIMES)
  }

  let stop = await start()
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => stop(),
    restart: async () => {
      await stop()
      stop = await start()
    },
  }
}
