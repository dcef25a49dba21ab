import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { multistream, pino } from 'pino'
import { createApp } from './app.ts'
import { followFlows } from './brain/turns/follow-flows.ts'
import { compose } from './composition/compose.ts'
import type { Database } from './db/database.ts'
import { endNode } from './end-node.ts'
import { SettingError, type Env } from './env.ts'
import { createHttpServer, listen } from './edge/listen.ts'
import { builtPages, livePages } from './edge/ssr/load-build.ts'
import { realRuntime } from './runtime.ts'
import { traceOfLine } from './telemetry/traced.ts'

const LAST_ANSWERS = 5_000
const LONGEST_END = 12_000
const ANNOUNCED = { production: 5, staging: 5, test: 0, development: 0 } satisfies Record<Env['APP_ENV'], number>

/** The flows and their words are made ready while the database opens. */
export async function serve(env: Env, opening: Promise<Database>, liveReload: boolean): Promise<void> {
  const telemetry =
    env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? undefined
      : (await import('./telemetry/open-telemetry.ts')).openTelemetry(process.env)
  const log = telemetry
    ? pino(
        { level: env.LOG_LEVEL, base: null, mixin: traceOfLine },
        multistream([{ stream: process.stdout }, { stream: telemetry.lines }].map((to) => ({ ...to, level: 'trace' }))),
      )
    : pino({ level: env.LOG_LEVEL, base: null })
  const server = createHttpServer()
  // Else Vite's warnings stand before the one sentence that says the folder is in use.
  if (liveReload) await opening
  const pages = liveReload ? await livePages(server, env.SITES) : builtPages()
  const conversations = followFlows(log, pages.live)
  const database = await opening
  const runtime = realRuntime(log)
  const portal = await compose({ env, database, runtime, server, pages, conversations, liveReload })
  telemetry?.exportMetrics(portal.registry)
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
  if (env.APP_ENV === 'production') log.info({ url, database: database.kind, node: process.versions.node }, 'ready')
  else process.stdout.write(`Prat is ready at ${url}\n${portal.notice}`)

  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    const announced = (env.DRAIN_SECONDS ?? ANNOUNCED[env.APP_ENV]) * 1_000
    setTimeout(() => process.exit(1), announced + LONGEST_END).unref()
    await endNode({ portal, drain, database }, { announced, lastAnswers: liveReload ? 0 : LAST_ANSWERS })
    await telemetry?.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void end())
  process.on('SIGINT', () => void end())
}
