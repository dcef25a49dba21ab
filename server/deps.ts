import type { Locale } from '#contracts/kernel/locale.ts'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import type { SmsPort } from './gateways/sms/port.ts'
import type { Runtime } from './runtime.ts'

/** What every embedded service needs. */
export type StoreDeps = { database: Database; runtime: Runtime }

/** The text of a message id in a locale. */
export type Translate = (locale: Locale, id: string, values?: Record<string, string | number>) => string

export type SendCodeDeps = StoreDeps & {
  env: Pick<Env, 'BRAND' | 'PUBLIC_URL' | 'HOST'>
  sms: SmsPort
  translate: Translate
}
