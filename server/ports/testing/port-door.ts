import { serve } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import type * as v from 'valibot'
import type { Operation } from '#contracts/ports/port.ts'
import { parsed, readText } from '#server/edge/read-body.ts'
import { isSigned } from '#server/gateways/ports/signature.ts'
import { problemResponse } from '#server/edge/problem.ts'

type Handler<Input, Output> = (input: Input, key: string) => Promise<Output | undefined>

export type Served = { operation: Operation; answer: (written: unknown, key: string) => Promise<unknown> }

export const served = <Input extends Operation['input'], Output extends v.GenericSchema, Outcome extends string>(
  operation: Operation<Input, Output, Outcome>,
  handler: Handler<v.InferOutput<Input>, v.InferOutput<Output>>,
): Served => ({ operation, answer: (written, key) => handler(parsed(operation.input, written), key) })

export const jsonOrNothing = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Serves adapters of ours as an outside system would; an answer of undefined is a 404. */
export async function openDoor(all: Served[], secret: string): Promise<{ url: string; close: () => void }> {
  const app = new Hono()
  const take = async (c: Context, { operation, answer }: Served): Promise<Response> => {
    const { idempotent, method } = operation
    const body = await readText(c.req.raw, 64 * 1024)
    const { pathname, search } = new URL(c.req.url)
    if (!isSigned({ method, path: pathname + search, body }, c.req.raw.headers, secret, Date.now()))
      return problemResponse(401, 'not_signed', 'Not signed.')
    const key = c.req.header('idempotency-key')
    if (idempotent === 'key' && key === undefined) return problemResponse(400, 'no_key', 'Send an Idempotency-Key.')
    const sent = method === 'GET' ? c.req.query() : jsonOrNothing(body)
    const input = typeof sent === 'object' ? { ...sent, ...c.req.param() } : sent
    const told = await answer(input, key ?? '')
    return told === undefined ? problemResponse(404, 'not_found', 'Nothing there.') : c.json(told)
  }
  for (const one of all)
    app.on(one.operation.method, one.operation.path.replace(/\{(\w+)\}/g, ':$1'), (c) => take(c, one))
  app.onError((error, c) =>
    'getResponse' in error && typeof error.getResponse === 'function' ? error.getResponse() : c.json({}, 500),
  )
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise<void>((resolve) => {
    server.once('listening', () => resolve())
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () => void server.close(),
  }
}
