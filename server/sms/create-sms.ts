import { fault } from '#contracts/kernel/result.ts'
import type { Env } from '#server/env.ts'
import { createHttpSms } from '#server/gateways/sms/http-sms.ts'
import type { SmsPort } from '#server/gateways/sms/port.ts'
import type { StoreDeps } from '#server/deps.ts'
import { createOutbox } from './outbox.ts'

type SmsEnv = Pick<Env, 'APP_ENV' | 'SMS_GATEWAY_URL' | 'SMS_GATEWAY_KEY' | 'SMS_SENDER'>

/** Uses the configured gateway, the outbox in development and test, and otherwise only logs that nothing is sent. */
export function createSms(deps: StoreDeps, env: SmsEnv): SmsPort {
  if (env.SMS_GATEWAY_URL !== undefined) {
    return createHttpSms({ url: env.SMS_GATEWAY_URL, key: env.SMS_GATEWAY_KEY, sender: env.SMS_SENDER })
  }
  if (env.APP_ENV === 'development' || env.APP_ENV === 'test') return createOutbox(deps, env.APP_ENV === 'development')
  return {
    send: async () => {
      deps.runtime.log.error('A message was not sent: SMS_GATEWAY_URL is not set.')
      return fault('unreachable', 'no_gateway')
    },
  }
}
