import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { compose } from './composition/compose.ts'
import { openDatabase } from './db/open-database.ts'
import { SettingError, type Env } from './env.ts'
import { createHttpServer, listen } from './edge/listen.ts'
import { builtPages, livePages } from './edge/ssr/load-build.ts'
import { realRuntime } from './runtime.ts'

/** How long requests under way have to get their answers once the process is told to end, and the whole end may take, in milliseconds. */
const LAST_ANSWERS = 5_000
const LONGEST_END = 12_000

/** Starts the process: database, brain, services, pages and sockets on one port; ends cleanly on SIGTERM and SIGINT. */
export async function serve(env: Env, liveReload: boolean): Promise<void> {
  const log = pino({ level: env.LOG_LEVEL, base: null })
  const database = await openDatabase(env)
  const server = createHttpServer()
  const pages = liveReload ? await livePages(server, env.SITES) : builtPages()
  const portal = await compose({ env, database, runtime: realRuntime(log), server, pages, liveReload })
  const listener: RequestListener = getRequestListener(createApp(portal.app).fetch, { overrideGlobalObjects: false })
  server.on('request', (request, response) =>
    pages.middleware(request, response, () => void listener(request, response)),
  )
  const drain = await listen(server, env.HOST, env.PORT).catch((error: unknown) => {
    throw new SettingError(
      `The port ${env.PORT} of ${env.HOST} cannot be used (${error instanceof Error ? error.message : 'unknown'}); set PORT or HOST to another one.`,
    )
  })
  const url = `http://${env.HOST}:${env.PORT}`
  // A person reads the one, a collector of logs the other.
  if (env.APP_ENV === 'production') log.info({ url, database: database.kind, node: process.versions.node }, 'ready')
  else process.stdout.write(`Prat is ready at ${url}\n${portal.notice}`)

  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), LONGEST_END).unref()
    // Requests under way still need what stands behind the doors.
    await Promise.all([drain(liveReload ? 0 : LAST_ANSWERS), portal.hangUp()])
    await portal.close()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void end())
  process.on('SIGINT', () => void end())
}
