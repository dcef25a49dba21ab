import * as v from 'valibot'
import { definePort, operation, type ObjectSchema, type Operation, type Port } from './port.ts'

export const RefusalCode = v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,49}$/))

export const Refused = v.object({ state: v.literal('refused'), key: v.string(), code: RefusalCode })
export type Refused = v.InferOutput<typeof Refused>

export const Pending = v.object({ state: v.literal('pending'), key: v.string() })
export type Pending = v.InferOutput<typeof Pending>

export const refused = (key: string, code: string): Refused => ({ state: 'refused', key, code })

const ORDER_OUTCOMES = {
  placed: 'The order is placed.',
  refused: 'The order is refused for good; `code` says why, in snake case and never renamed.',
  pending: 'Not decided yet: the outcome is reported to the webhook, and told by `status` when asked.',
} as const

export const OrderCustomer = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
  email: v.nullable(v.string()),
  birthDate: v.nullable(v.string()),
})
export type OrderCustomer = v.InferOutput<typeof OrderCustomer>

export const SAMPLE_CUSTOMER: OrderCustomer = {
  id: 'conformance-customer',
  firstName: 'Kari',
  lastName: 'Nordmann',
  phone: '+4791234567',
  email: 'kari@example.no',
  birthDate: '1990-12-24',
}

/** What every order is sent with besides what is ordered; a later outcome is reported to the webhook `reportTo`. */
export const sentWithOrder = {
  customer: OrderCustomer,
  reportTo: v.optional(v.pipe(v.string(), v.url())),
}

export const Withdrawal = v.object({
  orderId: v.string(),
  customerId: v.string(),
  withdrawnAt: v.pipe(v.string(), v.isoTimestamp()),
})
export type Withdrawal = v.InferOutput<typeof Withdrawal>

export const Withdrawn = v.object({ state: v.literal('withdrawn'), orderId: v.string() })
export type Withdrawn = v.InferOutput<typeof Withdrawn>

type OrderState = keyof typeof ORDER_OUTCOMES

type Sold<Input extends ObjectSchema, Answer extends v.GenericSchema, Listed extends v.GenericSchema> = {
  path: `/${string}`
  place: Pick<Operation<Input, Answer, OrderState>, 'summary' | 'samples' | 'another' | 'input'>
  answer: Answer
  list: { summary: string; of: Listed }
}

/** The operations by which orders of any product are placed, followed, listed and withdrawn. */
export const defineOrderPort = <
  const About extends Pick<Port, 'title' | 'setting' | 'orElse'>,
  const Input extends ObjectSchema,
  const Answer extends v.GenericSchema<unknown, { state: OrderState }>,
  const Listed extends v.GenericSchema,
>(
  about: About,
  { path, place, answer, list }: Sold<Input, Answer, Listed>,
) =>
  definePort({
    ...about,
    atStake: 'money',
    later: { act: 'place', status: 'status', list: 'list', withdraw: 'withdraw' },
    operations: {
      place: operation({
        ...place,
        method: 'POST',
        path,
        output: answer,
        idempotent: 'key',
        outcomes: ORDER_OUTCOMES,
        outcomeOf: ({ state }) => state,
      }),
      status: operation({
        summary: 'What became of the order with a key; 404 if there is none',
        method: 'GET',
        path: `${path}/{key}`,
        input: v.object({ key: v.string() }),
        output: answer,
        idempotent: 'reading',
        outcomes: ORDER_OUTCOMES,
        outcomeOf: ({ state }) => state,
        samples: {},
      }),
      withdraw: operation({
        summary: 'Take a withdrawal from an order; it was declared in time and cannot be refused',
        method: 'POST',
        path: `${path}/{orderId}/withdrawal`,
        input: Withdrawal,
        output: Withdrawn,
        idempotent: 'key',
        outcomes: { withdrawn: 'It is taken: the agreement ends, and what is not done of it is stopped.' },
        outcomeOf: ({ state }) => state,
        samples: {},
      }),
      list: operation({
        summary: list.summary,
        method: 'GET',
        path: `/customers/{customerId}${path}`,
        input: v.object({ customerId: v.string() }),
        output: v.array(list.of),
        idempotent: 'reading',
        outcomes: { listed: 'The list, empty if the customer has none or is not known.' },
        outcomeOf: () => 'listed',
        samples: { listed: () => ({ customerId: SAMPLE_CUSTOMER.id }) },
      }),
    },
  })
