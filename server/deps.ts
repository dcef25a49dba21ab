import type { Locale } from '#contracts/kernel/locale.ts'
import type { MessageId, MessageValues } from '#locales/message-id.ts'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import type { SmsPort } from './gateways/sms/port.ts'
import type { Runtime } from './runtime.ts'

export type StoreDeps = { database: Database; runtime: Runtime }

export type Translate = <Id extends MessageId>(locale: Locale, id: Id, ...values: MessageValues<Id>) => string

export type SendCodeDeps = StoreDeps & {
  env: Pick<Env, 'APP_ENV' | 'BRAND' | 'PUBLIC_URL' | 'HOST'>
  sms: SmsPort
  translate: Translate
}
