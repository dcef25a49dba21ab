import { fault } from '#contracts/kernel/result.ts'
import type { Env } from '#server/env.ts'
import { createPortClient } from '#server/gateways/ports/port-client.ts'
import { createHttpSms } from '#server/gateways/sms/http-sms.ts'
import type { SmsPort } from '#server/gateways/sms/port.ts'
import type { StoreDeps } from '#server/deps.ts'
import { createOutbox } from './outbox.ts'
import { outsideSms } from './outside-sms.ts'

type SmsEnv = Pick<Env, 'APP_ENV' | 'SMS_GATEWAY_URL' | 'SMS_GATEWAY_KEY' | 'SMS_SENDER'> &
  Partial<Pick<Env, 'SMS_URL' | 'PORT_SECRET' | 'PUBLIC_URL' | 'PORT'>>

/** Uses the system at SMS_URL, the gateway at SMS_GATEWAY_URL, the outbox in development and test, and otherwise only logs that nothing is sent. */
export function createSms(deps: StoreDeps, env: SmsEnv): SmsPort {
  const sms = chooseSms(deps, env)
  // One character outside of the phones' own alphabet halves what a text holds.
  return { send: (message) => sms.send({ ...message, text: message.text.replace(/[\u00a0\u202f]/g, ' ') }) }
}

function chooseSms(deps: StoreDeps, env: SmsEnv): SmsPort {
  if (env.SMS_URL !== undefined && env.PORT_SECRET !== undefined) {
    const ask = createPortClient({ base: env.SMS_URL, secret: env.PORT_SECRET, now: deps.runtime.now })
    const reportTo = `${env.PUBLIC_URL ?? `http://localhost:${env.PORT}`}/services/hooks/sms`
    return outsideSms(deps, ask, { sender: env.SMS_SENDER, reportTo })
  }
  if (env.SMS_GATEWAY_URL !== undefined) {
    return createHttpSms({ url: env.SMS_GATEWAY_URL, key: env.SMS_GATEWAY_KEY, sender: env.SMS_SENDER })
  }
  if (env.APP_ENV === 'development' || env.APP_ENV === 'test') return createOutbox(deps, env.APP_ENV === 'development')
  return {
    send: async () => {
      deps.runtime.log.error('A message was not sent: neither SMS_URL nor SMS_GATEWAY_URL is set.')
      return fault('unreachable', 'no_gateway')
    },
  }
}
