import { createServer, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Lets every answer close its connection for `announced` milliseconds, then stops accepting connections, gives open
 * requests `ms` milliseconds to finish and closes all remaining connections.
 */
export type Drain = (ms: number, announced?: number) => Promise<void>

/** Listen backlog: after a restart, every open tab reconnects within a few seconds. */
const WAITING = 4_096

/** In milliseconds. Without `connectionsCheckingInterval`, Node checks these limits only every 30 seconds. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
} satisfies ServerOptions

/** Answers 408 and closes the connection when headers or body arrive too slowly. */
export const createHttpServer = (over: ServerOptions = {}): Server => createServer({ ...PATIENCE, ...over })

/**
 * For "localhost" it listens on both the IPv4 and the IPv6 loopback, as clients resolve it differently. Rejects if the
 * port is unavailable.
 */
export async function listen(server: Server, host: string, port: number): Promise<Drain> {
  const connections = trackOpen<Socket>((opened) => server.on('connection', opened))
  const answers = trackOpen<ServerResponse>((opened) =>
    server.prependListener('request', (_request, response) => opened(response)),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host === 'localhost' ? '127.0.0.1' : host, WAITING, resolve)
  })
  const second = createTcpServer((socket) => server.emit('connection', socket))
  second.on('error', () => {})
  if (host === 'localhost') second.listen(port, '::1').unref()

  return async (ms, announced = 0) => {
    // A busy keep-alive connection would never close by itself, so every further answer closes its connection.
    server.prependListener('request', (_request, response) => lastOf(response))
    answers.forEach(lastOf)
    if (announced > 0) await wait(announced)
    second.close()
    const ended = new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
    const late = setTimeout(() => connections.forEach((socket) => socket.destroy()), ms)
    await ended
    clearTimeout(late)
  }
}

function lastOf(response: ServerResponse): void {
  response.shouldKeepAlive = false
}

function trackOpen<T extends Socket | ServerResponse>(listenTo: (opened: (one: T) => void) => void): ReadonlySet<T> {
  const open = new Set<T>()
  listenTo((one) => {
    open.add(one)
    one.once('close', () => open.delete(one))
  })
  return open
}
