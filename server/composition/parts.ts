import type { IncomingMessage } from 'node:http'
import type { Context, Hono } from 'hono'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import type { SocketDoor } from '#server/edge/socket-door.ts'
import type { Sites } from '#server/edge/sites.ts'
import type { PgBoss } from 'pg-boss'
import type { LetterQueue } from '#server/confirmation/letter-queue.ts'
import type { MailPort } from '../gateways/mail/port.ts'
import type { SmsPort } from '../gateways/sms/port.ts'
import type { Translate } from '#server/deps.ts'
import type { VisitorReader } from '#server/edge/read-visitor.ts'
import type { SwitchedOff } from '#server/ports/switched-off.ts'
import type { Runtime } from '#server/runtime.ts'

export type Ground = {
  env: Env
  database: Database
  runtime: Runtime
  socketDoor: SocketDoor
  cookies: Cookies
  sms: SmsPort
  mail: MailPort
  boss: PgBoss
  letterQueue: LetterQueue
  visitors: VisitorReader
  switchedOff: SwitchedOff
  sites: Sites
  translate: Translate
  /** Also true in test. */
  development: boolean
  /** Served over HTTPS: cookies are Secure and have a name prefix. */
  secure: boolean
  /** Client network address; X-Forwarded-For is used only if the proxy is trusted. */
  addressOf: (c: Context) => string
  /** Hashed network address for rate limiting; null when it is not rate limited. */
  countedAddress: (c: Context) => string | null
  networkOfSocket: (request: IncomingMessage) => string
  countedNetwork: (request: IncomingMessage) => string | undefined
  /** Prevents DNS rebinding: where one-time codes are shown, only known hosts are served. */
  servesHost: (request: Request) => boolean
  hereOf: (request: Request) => string
  /** The portal's address in links sent to a customer. */
  originOf: (locale: Locale) => string
}

export type Part = {
  mount: (app: Hono) => void
  close: () => Promise<void>
}

/** Call `hangUp` before `close`. */
export type PartWithSockets = Part & { hangUp: () => Promise<void> }
