import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Runs a Node HTTP handler on a fetch `Request`, in process and without a network. `origin` is the origin the browser
 * sees.
 */
export async function callNodeHandler(handler: NodeHandler, request: Request, origin: string): Promise<Response> {
  const body = request.bodyUsed ? Buffer.alloc(0) : Buffer.from(await request.arrayBuffer())
  const incoming = incomingOf(request, body, new URL(origin))
  const outgoing = new ServerResponse(incoming)
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve) => {
    const keep = (chunk: unknown) => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    }
    outgoing.write = (chunk: unknown) => {
      keep(chunk)
      return true
    }
    outgoing.end = (chunk?: unknown) => {
      keep(chunk)
      resolve()
      outgoing.emit('finish')
      return outgoing
    }
  })
  await handler(incoming, outgoing)
  await ended
  const { statusCode } = outgoing
  const isEmpty = request.method === 'HEAD' || statusCode === 204 || statusCode === 304
  return new Response(isEmpty ? null : Buffer.concat(chunks), {
    status: statusCode,
    headers: headersOf(outgoing.getHeaders()),
  })
}

function incomingOf(request: Request, body: Buffer, { host, protocol }: URL): IncomingMessage {
  const { pathname, search } = new URL(request.url)
  const incoming = new IncomingMessage(new Socket())
  const headers = Object.fromEntries(request.headers)
  const length = body.byteLength > 0 ? { 'content-length': String(body.byteLength) } : {}
  Object.assign(incoming, {
    method: request.method,
    url: `${pathname}${search}`,
    headers: { ...headers, ...length, host, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host },
  })
  incoming.push(body)
  incoming.push(null)
  return incoming
}

function headersOf(written: OutgoingHttpHeaders): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(written)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, String(one))
  }
  return headers
}
