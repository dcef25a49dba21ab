import { SpanKind } from '@opentelemetry/api'
import ky, { type RetryOptions } from 'ky'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { traced, traceHeaders } from '#server/telemetry/traced.ts'
import { createCallPolicy, NOT_CONNECTED, type CallBounds } from './call-policy.ts'

const CONNECTION_FAULTS =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|(CERT|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)_\w+)$/
const CLOSED_CONNECTION = /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/

type HttpRequest = {
  method?: 'GET' | 'POST' | 'PATCH'
  path?: string
  headers?: Record<string, string>
  body?: string
  /** Failures for one customer do not stop the calls of others. */
  customer?: string
}
export type HttpAnswer = { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> }

/**
 * Returns `unreachable` for 5xx and 429 and `unreadable` for an answer that is too long. Every other status is `ok`.
 */
export type HttpClient = (request: HttpRequest) => Promise<Result<HttpAnswer>>

type Settings = CallBounds & {
  base: string
  /** Milliseconds for the complete answer, including the time in our queue. */
  deadline: number
  /** Maximum size of an answer in bytes; 0 if the body is not read. */
  largest: number
}

/**
 * HTTP client for one outside system with a deadline, size limit and circuit breaker; redirects are not followed. Only
 * a GET is retried, once, when a keep-alive connection was closed.
 */
export function createHttpClient({ base, deadline, largest, ...bounds }: Settings): HttpClient {
  const within = createCallPolicy(deadline, bounds)
  const addressOf = createAddressOf(base)

  return async ({ method = 'GET', path, headers, body, customer = '' }) => {
    const url = addressOf(path)
    if (!url) return fault('notFound')
    return within(customer, async (signal) => {
      try {
        const answer = await traced(
          `${method} ${url.host}`,
          { 'http.request.method': method, 'server.address': url.host },
          async (span) => {
            const sent = { ...headers, ...traceHeaders() }
            const init = { method, signal, headers: sent, ...(body !== undefined && { body }) }
            const answered = await send(url, init, largest)
            span.setAttribute('http.response.status_code', answered.status)
            return answered
          },
          SpanKind.CLIENT,
        )
        if (answer.status >= 500 || answer.status === 429) {
          await answer.body?.cancel()
          return fault('unreachable', `http_${answer.status}`)
        }
        if (largest === 0) await answer.body?.cancel()
        return ok({
          status: answer.status,
          headers: answer.headers,
          body: largest === 0 ? new Uint8Array() : new Uint8Array(await answer.arrayBuffer()),
        })
      } catch (error) {
        if (error instanceof TooLargeError) return fault('unreadable', 'too_large')
        return fault(
          'unreachable',
          signal.aborted ? 'late' : CONNECTION_FAULTS.test(causeOf(error)) ? NOT_CONNECTED : 'no_answer',
        )
      }
    })
  }
}

/**
 * For libraries with their own deadlines and addresses. Does not follow redirects; reading a body longer than `largest`
 * throws.
 */
export async function send(url: URL | string, init: RequestInit, largest: number): Promise<Response> {
  const answer = await ky(url, {
    ...init,
    redirect: 'error',
    throwHttpErrors: false,
    timeout: false,
    retry: ONCE_WHEN_CLOSED,
  })
  const { status, statusText, headers } = answer
  return new Response(answer.body?.pipeThrough(limitOf(largest)) ?? null, { status, statusText, headers })
}

const ONCE_WHEN_CLOSED: RetryOptions = {
  limit: 1,
  methods: ['get'],
  delay: () => 0,
  shouldRetry: ({ error }) => CLOSED_CONNECTION.test(causeOf(error)),
}

class TooLargeError extends Error {}

function limitOf(largest: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let size = 0
  return new TransformStream({
    transform: (chunk, controller) => {
      size += chunk.byteLength
      if (size > largest) controller.error(new TooLargeError())
      else controller.enqueue(chunk)
    },
  })
}

/** Returns undefined if the body is not valid UTF-8. */
export function textOf({ body }: HttpAnswer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}

export function jsonOf(answer: HttpAnswer): Result<unknown> {
  try {
    return ok(JSON.parse(textOf(answer) ?? ''))
  } catch {
    return fault('unreadable', 'not_json')
  }
}

function createAddressOf(base: string): (path: string | undefined) => URL | undefined {
  const root = new URL(base.endsWith('/') ? base : `${base}/`)
  return (path) => {
    if (path === undefined) return new URL(base)
    const url = URL.parse(path.replace(/^\/+/, ''), root.href)
    return url && url.origin === root.origin && url.pathname.startsWith(root.pathname) ? url : undefined
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : causeOf(error.cause)
}
