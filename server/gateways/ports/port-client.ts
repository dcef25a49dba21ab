import * as v from 'valibot'
import { PORT_CALL_DEADLINE } from '#contracts/kernel/deadlines.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { fillPath, type Operation } from '#contracts/ports/port.ts'
import { NOT_CONNECTED } from '#server/gateways/call-policy.ts'
import { createHttpClient, jsonOf } from '#server/gateways/http-client.ts'
import { signatureHeaders } from './signature.ts'

type Settings = { base: string; secret: string; now: () => number; deadline?: number }

/** `customer` separates the queues and circuits of customers; `key` is needed unless the operation only reads. */
export type Call = { customer: string; key?: string }

export type PortClient = <Input extends Operation['input'], Output extends v.GenericSchema, Outcome extends string>(
  operation: Operation<Input, Output, Outcome>,
  input: v.InferInput<Input>,
  call: Call,
) => Promise<Result<v.InferOutput<Output>>>

export const bindOperation =
  <Input extends Operation['input'], Output extends v.GenericSchema, Outcome extends string>(
    ask: PortClient,
    operation: Operation<Input, Output, Outcome>,
  ) =>
  (input: v.InferInput<Input>, call: Call): Promise<Result<v.InferOutput<Output>>> =>
    ask(operation, input, call)

const Refusal = v.object({ code: v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,49}$/)) })

/** Returns `notFound` for 404 and `refused` for any other 4xx; with other faults it is not known what happened. */
export function createPortClient({ base, secret, now, deadline = PORT_CALL_DEADLINE }: Settings): PortClient {
  const client = createHttpClient({ base, deadline, largest: 1024 * 1024 })
  const root = new URL(base).pathname.replace(/\/$/, '')

  return async ({ method, path: pattern, output }, input, { customer, key }) => {
    const { path, rest } = fillPath(pattern, input)
    const query = method === 'GET' ? queryOf(rest) : ''
    const body = method === 'GET' ? '' : JSON.stringify(rest)
    const answer = await client({
      method,
      path: path + query,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...signatureHeaders({ method, path: root + path + query, body }, secret, now()),
      },
      ...(body && { body }),
      customer,
    })
    if (!answer.ok) return answer
    const { status } = answer.value
    if (status === 404) return fault('notFound')
    const told = jsonOf(answer.value)
    if (status >= 400) {
      const refusal = v.safeParse(Refusal, told.ok ? told.value : undefined)
      return fault('refused', refusal.success ? refusal.output.code : `http_${status}`)
    }
    if (!told.ok) return told
    const parsed = v.safeParse(output, told.value)
    return parsed.success ? ok(parsed.output) : fault('unreadable', 'other_shape')
  }
}

const NEVER_SENT = new Set<string | undefined>([NOT_CONNECTED, 'resting', 'no_room'])

/** True if a call failed before anything could reach the system. */
export const neverSent = (result: Result<unknown>): boolean => !result.ok && NEVER_SENT.has(result.code)

export function queryOf(rest: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
