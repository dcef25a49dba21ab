import { createServer, type IncomingMessage } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import { Server, type DefaultEventsMap } from 'socket.io'
import * as v from 'valibot'
import { CHAT_SOCKET_PATH, SOCKET_UNAVAILABLE, type NewestElement } from '#contracts/chat/chat-socket.ts'
import { ChatId } from '#contracts/chat/call.ts'
import { openPool } from '#server/db/open-pool.ts'
import { SOCKET_LIMITS } from '#server/budgets/budgets.ts'
import type { SocketDoor } from '#server/edge/socket-door.ts'
import type { SessionRow } from '#server/brain/tables.ts'

export type SessionNotifier = {
  notifyTabs: (session: string, seq: number) => void
  showOut: (sessions: string[]) => void
  close: () => Promise<void>
}

const Auth = v.object({ session: ChatId, jwt: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,2000}$/))) })
const room = (session: string) => `session:${session}`

const MOST_SOCKETS = 50_000
/** Milliseconds in which turns are collected for the other nodes, since each message to them is a commit. */
const TELL_AFTER = 50
const Turns = v.array(v.tuple([v.string(), v.number()]))
type FromNodes = { turns: (turns: unknown) => void }

type ChatSocket = {
  door: SocketDoor
  networkOf: (request: IncomingMessage) => string | undefined
  /** With PostgreSQL, notifications reach the tabs connected to every node. */
  databaseUrl: string | undefined
  sessionOf: (request: Request, session: string) => Promise<SessionRow | undefined>
  onError: (error: Error) => void
}

/** Opens the chat's websocket. It only signals that something changed; the numbered transcript is authoritative. */
export function attachSocket({ door, networkOf, databaseUrl, sessionOf, onError }: ChatSocket): SessionNotifier {
  // socket.io gets a server that never listens, so that only the socket door decides which upgrades it receives.
  const inner = createServer()
  const io = new Server<DefaultEventsMap, DefaultEventsMap, FromNodes>(inner, {
    path: CHAT_SOCKET_PATH,
    transports: ['websocket'],
    destroyUpgrade: false,
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    perMessageDeflate: false,
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
    try {
      const row = await sessionOf(new Request('http://socket.invalid/', { headers }), session)
      if (!row) return next(new Error('session_not_found'))
      await socket.join(room(row.id))
      next()
    } catch {
      next(new Error(SOCKET_UNAVAILABLE))
    }
  })

  // A socket lives as long as its tab, so the opening request with its cookies and credentials is released.
  io.on('connection', ({ conn, handshake }) => {
    Object.assign(conn, { request: undefined })
    Object.assign(conn.transport, { req: undefined })
    Object.assign(handshake, { headers: {}, query: {}, auth: {} })
  })

  const notify = (session: string, seq: number) =>
    io.local.to(room(session)).emit('poke', { session, seq } satisfies NewestElement)
  io.on('turns', (turns) => {
    for (const [session, seq] of v.parse(Turns, turns)) notify(session, seq)
  })
  const untold = new Map<string, number>()
  let telling: NodeJS.Timeout | undefined
  /** A node that has just come and is not counted yet is not told: its tabs look for themselves while they wait. */
  const tellNodes = async () => {
    telling = undefined
    const turns = [...untold]
    untold.clear()
    if ((await io.of('/').adapter.serverCount()) > 1) io.serverSideEmit('turns', turns)
  }

  return {
    notifyTabs: (session, seq) => {
      notify(session, seq)
      if (!pool) return
      untold.set(session, seq)
      telling ??= setTimeout(() => void tellNodes().catch(onError), TELL_AFTER)
    },
    showOut: (sessions) => io.in(sessions.map(room)).disconnectSockets(true),
    close: async () => {
      if (telling) {
        clearTimeout(telling)
        await tellNodes().catch(onError)
      }
      // Not disconnectSockets: that reaches every node, and a client told to disconnect does not connect again.
      await io.close()
      await pool?.end()
    },
  }
}
