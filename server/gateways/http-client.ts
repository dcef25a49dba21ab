import ky, { type RetryOptions } from 'ky'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { createCallPolicy, NOT_CONNECTED, type CallBounds } from './call-policy.ts'

/** Codes of a call that could not even be begun: no such host, nobody listens, no proof of who they are. */
const CONNECTION_FAULTS =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|(CERT|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)_\w+)$/
/** Codes of a kept connection that the other side had just closed. */
const CLOSED_CONNECTION = /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/

type HttpRequest = {
  method?: 'GET' | 'POST' | 'PATCH'
  /** Below the base address; without it, the base address as it is. */
  path?: string
  headers?: Record<string, string>
  body?: string
  /** Whose call it is: what fails for one customer does not stop the calls of others. */
  customer?: string
}
export type HttpAnswer = { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> }

/** Sends a request; `unreachable` for 5xx and 429, `unreadable` for too long an answer. Every other status is an answer. */
export type HttpClient = (request: HttpRequest) => Promise<Result<HttpAnswer>>

type Settings = CallBounds & {
  /** The only address that is called, with what lies below it. */
  base: string
  /** Longest until the whole answer is there, the wait in our queue included, in milliseconds. */
  deadline: number
  /** Most bytes of an answer; 0 for a body that nobody reads. */
  largest: number
}

/**
 * The way to an outside system: one deadline, one size limit, one circuit, no redirects, and nobody but the configured address.
 * Only GET is sent again, once, when a kept connection turns out to be closed.
 */
export function createHttpClient({ base, deadline, largest, ...bounds }: Settings): HttpClient {
  const within = createCallPolicy(deadline, bounds)
  const addressOf = createAddressOf(base)

  return async ({ method = 'GET', path, headers, body, customer = '' }) => {
    const url = addressOf(path)
    if (!url) return fault('notFound')
    return within(customer, async (signal) => {
      try {
        const answer = await send(
          url,
          { method, signal, ...(headers && { headers }), ...(body !== undefined && { body }) },
          largest,
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

/** One call, for a library that brings its own deadline and addresses. No redirect is followed; reading a longer body than `largest` throws. */
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

/** The text of an answer, undefined when it is no well-formed UTF-8. */
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

/** The system's own code for what ended a call; libraries wrap it in errors of theirs. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : causeOf(error.cause)
}
