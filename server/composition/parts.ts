import type { IncomingMessage } from 'node:http'
import type { Context, Hono } from 'hono'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import type { SocketDoor } from '#server/edge/socket-door.ts'
import type { Sites } from '#server/edge/sites.ts'
import type { SmsPort } from '../gateways/sms/port.ts'
import type { Translate } from '#server/deps.ts'
import type { VisitorReader } from '#server/edge/read-visitor.ts'
import type { Runtime } from '#server/runtime.ts'

/** What every part of the process stands on. */
export type Ground = {
  env: Env
  database: Database
  runtime: Runtime
  socketDoor: SocketDoor
  cookies: Cookies
  sms: SmsPort
  visitors: VisitorReader
  sites: Sites
  /** The text of a message id, as translators have it now. */
  translate: Translate
  /** Development and test: demo customers, sandboxes, the outbox. */
  development: boolean
  /** Reached by https: cookies are Secure and prefixed. */
  secure: boolean
  /** The caller's network address; the proxy's word for it only when the proxy is trusted. */
  addressOf: (c: Context) => string
  /** The hashed address where it is counted; null where all visitors have one. */
  countedAddress: (c: Context) => string | null
  /** The network a request for a socket comes from. */
  networkOfSocket: (request: IncomingMessage) => string
  /** The same where it is counted; undefined where all visitors have one. */
  countedNetwork: (request: IncomingMessage) => string | undefined
  /** Whether the process answers a request for the host it names: in development and test not for every one. */
  servesHost: (request: Request) => boolean
  /** Scheme and host a request reached us by. */
  hereOf: (request: Request) => string
}

/** A part that answers at addresses of its own and has something to put down at the end. */
export type Part = {
  mount: (app: Hono) => void
  close: () => Promise<void>
}

/** A part that people hold sockets to: `hangUp` ends them, ahead of `close`. */
export type PartWithSockets = Part & { hangUp: () => Promise<void> }
