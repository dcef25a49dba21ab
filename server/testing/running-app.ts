import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { pino, type Logger } from 'pino'
import type { Registry } from 'prom-client'
import { createApp } from '../app.ts'
import { followFlows } from '#server/brain/turns/follow-flows.ts'
import { compose } from '../composition/compose.ts'
import type { Database } from '../db/database.ts'
import { readEnv } from '../env.ts'
import type { Runtime } from '#server/runtime.ts'
import { realRuntime } from '#server/runtime.ts'
import { unlockForTests } from './root-key.ts'

export type Ask = (path: string, init?: RequestInit & { address?: string }) => Promise<Response>

export type RunningApp = {
  ask: Ask
  routes: () => { method: string; path: string }[]
  logged: () => string
  pass: (ms: number) => void
  registry: Registry
  listen: () => Promise<string>
  close: () => Promise<void>
}

export const ORIGIN = 'http://localhost'

/** `clockHeld`: time passes by `pass` alone, so that budgets do not refill while a slow machine works. */
export async function runningApp(
  database: Database,
  settings: Record<string, string> = {},
  clockHeld = false,
): Promise<RunningApp> {
  await unlockForTests(database)
  const lines: string[] = []
  const log: Logger = pino({ level: 'debug', base: null }, { write: (line: string) => void lines.push(line) })
  let passed = 0
  const began = Date.now()
  const runtime: Runtime = { ...realRuntime(log), now: () => (clockHeld ? began : Date.now()) + passed }
  const server = createServer()
  const portal = await compose({
    env: readEnv({ APP_ENV: 'test', ...settings }),
    database,
    runtime,
    server,
    pages: {
      load: () => Promise.reject(new Error('no pages here')),
      middleware: (_request, _response, next) => next(),
    },
    conversations: followFlows(log),
    liveReload: false,
  })
  const app = createApp({ ...portal.app, pages: (c) => c.text(`page ${c.req.path}`) })
  const { listen, stop } = listening(server, getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  return {
    ask: async (path, { address = '192.0.2.1', ...init } = {}) =>
      app.fetch(new Request(`${ORIGIN}${path}`, { redirect: 'manual', ...init }), {
        incoming: { socket: { remoteAddress: address } },
      }),
    routes: () => app.routes.map(({ method, path }) => ({ method, path })),
    logged: () => lines.join(''),
    pass: (ms) => {
      passed += ms
    },
    registry: portal.registry,
    listen,
    close: async () => {
      await portal.hangUp()
      await portal.close()
      await stop()
    },
  }
}

function listening(server: Server, listener: ReturnType<typeof getRequestListener>) {
  server.on('request', (request, response) => void listener(request, response))
  return {
    listen: () =>
      new Promise<string>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          const address = server.address()
          resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
        })
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
