import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import { Server } from 'socket.io'
import * as v from 'valibot'
import { ChatId } from '#contracts/chat/call.ts'
import type { SessionRow } from '../brain/session-row.ts'
import { openPool } from '../db/open-pool.ts'

export type Pokes = {
  /** Tells everyone who watches a session its newest number. */
  poke: (session: string, seq: number) => void
  /** Shows out everyone who watches one of these sessions. */
  showOut: (sessions: string[]) => void
  close: () => Promise<void>
}

const Auth = v.object({ session: ChatId, jwt: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,2000}$/))) })
const room = (session: string) => `session:${session}`

type Door = {
  server: HttpServer
  /** With a PostgreSQL server, pokes reach the tabs on every node. */
  databaseUrl: string | undefined
  /** The session a connection may watch, proven like a chat call. */
  sessionOf: (request: Request, session: string) => Promise<SessionRow | undefined>
  onError: (error: Error) => void
  /** Whether others, such as live reload, take upgrades of this server too; else an upgrade at another path is ended. */
  shared: boolean
}

/** Opens the websocket of the chat (a hint that something new is there; the numbered transcript is the truth). */
export function attachSocket({ server, databaseUrl, sessionOf, onError, shared }: Door): Pokes {
  const io = new Server(server, {
    path: '/services/brain/socket.io',
    transports: ['websocket'],
    destroyUpgrade: !shared,
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    perMessageDeflate: false,
    allowRequest: (request, decide) => {
      const { origin, host } = request.headers
      decide(null, origin === undefined || URL.parse(origin)?.host === host)
    },
  })
  const pool = databaseUrl ? openPool(databaseUrl, 3) : undefined
  if (pool) io.adapter(createAdapter(pool, { errorHandler: onError }))

  io.use(async (socket, next) => {
    const auth = v.safeParse(Auth, socket.handshake.auth)
    if (!auth.success) return next(new Error('auth must hold the session'))
    const { session, jwt } = auth.output
    const headers = new Headers({ cookie: socket.handshake.headers.cookie ?? '', ...(jwt && { authorization: `Bearer ${jwt}` }) })
    const row = await sessionOf(new Request('http://socket.invalid/', { headers }), session).catch(() => undefined)
    if (!row) return next(new Error('session_not_found'))
    await socket.join(room(row.id))
    next()
  })

  // A socket stays for as long as its tab: the request that opened it, its cookies and its proof do not.
  io.on('connection', ({ conn, handshake }) => {
    Object.assign(conn, { request: undefined })
    Object.assign(conn.transport, { req: undefined })
    Object.assign(handshake, { headers: {}, query: {}, auth: {} })
  })

  return {
    poke: (session, seq) => io.to(room(session)).emit('poke', { session, seq }),
    showOut: (sessions) => io.in(sessions.map(room)).disconnectSockets(true),
    close: async () => {
      io.disconnectSockets(true)
      await io.close()
      await pool?.end()
    },
  }
}
