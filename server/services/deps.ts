import type { Context } from 'hono'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import type { SmsPort } from '../gateways/sms/port.ts'
import type { Cookies } from '../http/cookies.ts'
import type { World } from '../world.ts'
import type { Login } from './auth/logins.ts'
import type { LeadQueue } from './leads/lead-queue.ts'

/** What every embedded service needs. */
export type StoreDeps = { database: Database; world: World }

/** The text of a message id in a locale. */
export type Translate = (locale: Locale, id: string, values?: Record<string, string | number>) => string

export type SendCodeDeps = StoreDeps & {
  env: Pick<Env, 'BRAND' | 'PUBLIC_URL' | 'HOST'>
  sms: SmsPort
  translate: Translate
}

/** `leadQueue` takes what is kept for delivery. */
export type LeadDeps = StoreDeps & { translate: Translate; leadQueue: LeadQueue }

export type LoginDeps = StoreDeps & { env: Pick<Env, 'LOGIN_HOURS'> }

/** What a route for signed-in callers needs to know who calls: a bearer token, or the portal's own cookie. */
export type SignedInDeps = LoginDeps & { cookies: Cookies }

export type AuthDeps = SendCodeDeps &
  SignedInDeps & {
    env: Pick<Env, 'APP_ENV'>
    /** The caller's network address; the proxy's word for it only when the proxy is trusted. */
    addressOf: (c: Context) => string
    /** Told when a login session ends, so that its sockets can be closed. */
    onLogout?: (login: Login) => Promise<void>
  }
