import { Hono } from 'hono'
import * as v from 'valibot'
import { PhoneNumber } from '#contracts/kernel/phone.ts'
import { readPhone } from '#contracts/account/sign-in.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { readForm } from '#server/edge/read-form.ts'
import { nothingThere } from '#server/edge/require-own.ts'
import { showsCodes, type Env } from '#server/env.ts'
import type { SmsPort } from '#server/gateways/sms/port.ts'
import { createAnswerDelivery, takeText, type TakeTextDeps } from './take-text.ts'

const TextForm = v.object({
  from: v.pipe(v.string(), v.transform(readPhone), PhoneNumber),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
})

/** A text as a phone would send it, from the form of /dev/sms. In development and test only. */
export function incomingRoutes(deps: TakeTextDeps & { sms: SmsPort; env: Pick<Env, 'APP_ENV'> }): Hono {
  const routes = new Hono()
  const deliver = createAnswerDelivery(deps)
  routes.post('/', async (c) => {
    if (!showsCodes(deps.env)) throw nothingThere()
    const { from, text } = await readForm(c.req.raw, TextForm)
    const id = `outbox:${deps.runtime.id()}`
    await takeText(deps, { kind: 'text', id, from, text })
    await deliver(id)
    return c.redirect(pathTo('sent-messages'), 303)
  })
  return routes
}
