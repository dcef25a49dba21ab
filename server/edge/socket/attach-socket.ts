import { createServer, type IncomingMessage } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import { Server } from 'socket.io'
import * as v from 'valibot'
import { ChatId } from '#contracts/chat/call.ts'
import { openPool } from '#server/db/open-pool.ts'
import { SOCKET_LIMITS } from '#server/budgets/budgets.ts'
import type { SocketDoor } from '#server/edge/socket-door.ts'
import type { SessionRow } from '#server/brain/tables.ts'

export type Pokes = {
  notifyTabs: (session: string, seq: number) => void
  showOut: (sessions: string[]) => void
  close: () => Promise<void>
}

const Auth = v.object({ session: ChatId, jwt: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,2000}$/))) })
const room = (session: string) => `session:${session}`

const PATH = '/services/brain/socket.io'
const MOST_SOCKETS = 50_000

type ChatSocket = {
  door: SocketDoor
  networkOf: (request: IncomingMessage) => string | undefined
  /** With PostgreSQL, notifications reach the tabs connected to every node. */
  databaseUrl: string | undefined
  sessionOf: (request: Request, session: string) => Promise<SessionRow | undefined>
  onError: (error: Error) => void
}

/** Opens the chat's websocket. It only signals that something changed; the numbered transcript is authoritative. */
export function attachSocket({ door, networkOf, databaseUrl, sessionOf, onError }: ChatSocket): Pokes {
  // socket.io gets a server that never listens, so that only the socket door decides which upgrades it receives.
  const inner = createServer()
  const io = new Server(inner, {
    path: PATH,
    transports: ['websocket'],
    destroyUpgrade: false,
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    perMessageDeflate: false,
    allowRequest: (request, decide) => {
      const { origin, host } = request.headers
      decide(null, origin === undefined || URL.parse(origin)?.host === host)
    },
  })
  door.open({
    path: /^\/services\/brain\/socket\.io\/?(?:\?|$)/,
    mostInAll: MOST_SOCKETS,
    mostOfOneNetwork: SOCKET_LIMITS.chat,
    networkOf,
    take: (request, socket, head) => inner.emit('upgrade', request, socket, head),
  })
  const pool = databaseUrl ? openPool(databaseUrl, 3) : undefined
  if (pool) io.adapter(createAdapter(pool, { errorHandler: onError }))

  io.use(async (socket, next) => {
    const auth = v.safeParse(Auth, socket.handshake.auth)
    if (!auth.success) return next(new Error('auth must hold the session'))
    const { session, jwt } = auth.output
    const headers = new Headers({
      cookie: socket.handshake.headers.cookie ?? '',
      ...(jwt && { authorization: `Bearer ${jwt}` }),
    })
    const row = await sessionOf(new Request('http://socket.invalid/', { headers }), session).catch(() => undefined)
    if (!row) return next(new Error('session_not_found'))
    await socket.join(room(row.id))
    next()
  })

  // A socket lives as long as its tab, so the opening request with its cookies and credentials is released.
  io.on('connection', ({ conn, handshake }) => {
    Object.assign(conn, { request: undefined })
    Object.assign(conn.transport, { req: undefined })
    Object.assign(handshake, { headers: {}, query: {}, auth: {} })
  })

  return {
    notifyTabs: (session, seq) => io.to(room(session)).emit('poke', { session, seq }),
    showOut: (sessions) => io.in(sessions.map(room)).disconnectSockets(true),
    close: async () => {
      // Not disconnectSockets: that reaches every node, and a client told to disconnect does not connect again.
      await io.close()
      await pool?.end()
    },
  }
}
