import { createServer, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'

/** Takes no new connections, gives requests under way `ms` to get their answers, then cuts what is left. */
export type Drain = (ms: number) => Promise<void>

/** Connections that may wait to be taken: after a start every open tab comes back within a few seconds. */
const WAITING = 4_096

/**
 * How long a request may take to arrive, in milliseconds. Node looks for late ones only every 30 seconds unless told to,
 * so that a limit of 10 would end one after 10 to 40.
 */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
} satisfies ServerOptions

/** The process's HTTP server: a request whose headers or body come too slowly is answered 408 and its connection closed. */
export const createHttpServer = (over: ServerOptions = {}): Server => createServer({ ...PATIENCE, ...over })

/**
 * Listens on a host. "localhost" is both loopback addresses, for which of them a browser or a resolver takes differs
 * from machine to machine; one without IPv6 has the first alone. Rejects when the port cannot be had.
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

  return async (ms) => {
    second.close()
    const ended = new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
    // A busy connection would never end by itself: each answer from now on is its connection's last.
    server.prependListener('request', (_request, response) => lastOf(response))
    answers.forEach(lastOf)
    const late = setTimeout(() => connections.forEach((socket) => socket.destroy()), ms)
    await ended
    clearTimeout(late)
  }
}

function lastOf(response: ServerResponse): void {
  response.shouldKeepAlive = false
}

/** What was opened and has not closed yet. */
function trackOpen<T extends Socket | ServerResponse>(listenTo: (opened: (one: T) => void) => void): ReadonlySet<T> {
  const open = new Set<T>()
  listenTo((one) => {
    open.add(one)
    one.once('close', () => open.delete(one))
  })
  return open
}
