import * as v from 'valibot'
import { PhoneNumber } from '../kernel/phone.ts'
import { SAMPLE_CUSTOMER } from './order-port.ts'
import { definePort, operation } from './port.ts'

const Code = v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,49}$/))

/** `reported`: what became of the message is told later, by a delivery report. */
export const SmsAnswer = v.variant('state', [
  v.object({ state: v.literal('accepted'), reported: v.boolean() }),
  v.object({ state: v.literal('refused'), code: Code }),
])

const ReportId = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** `key` is the Idempotency-Key that the message was sent with. */
export const DeliveryReport = v.object({
  kind: v.literal('delivery'),
  id: ReportId,
  key: v.pipe(v.string(), v.maxLength(200)),
  answer: v.variant('state', [
    v.object({ state: v.literal('delivered') }),
    v.object({ state: v.literal('failed'), code: Code }),
  ]),
})
export type DeliveryReport = v.InferOutput<typeof DeliveryReport>

export const IncomingText = v.object({
  kind: v.literal('text'),
  id: ReportId,
  from: PhoneNumber,
  text: v.pipe(v.string(), v.maxLength(2000)),
})
export type IncomingText = v.InferOutput<typeof IncomingText>

export const SmsNews = v.variant('kind', [DeliveryReport, IncomingText])

const textTo = (to: string) => () => ({ from: 'Portal', to, text: 'A text of the conformance kit.' })

export const smsPort = definePort({
  title: 'Text messages',
  setting: 'SMS_URL',
  atStake: 'nothing',
  operations: {
    send: operation({
      summary: 'Send a text; `from` is a name or a short number, and delivery reports go to `reportTo`',
      method: 'POST',
      path: '/messages',
      input: v.object({
        from: v.pipe(v.string(), v.minLength(1), v.maxLength(15)),
        to: PhoneNumber,
        text: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
        reportTo: v.optional(v.pipe(v.string(), v.url())),
      }),
      output: SmsAnswer,
      idempotent: 'key',
      outcomes: {
        accepted: 'The text is on its way.',
        refused: 'It cannot be sent to this number.',
      },
      outcomeOf: ({ state }) => state,
      samples: { accepted: textTo(SAMPLE_CUSTOMER.phone), refused: textTo('+4722123456') },
    }),
  },
  reports: 'send',
  news: { summary: 'a delivery report of a text that was sent, or a text that came in', schema: SmsNews },
})
