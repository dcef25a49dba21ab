import ky, { isHTTPError, SchemaValidationError, type KyResponse, type Options, type ResponsePromise } from 'ky'
import * as v from 'valibot'
import { fault, ok, type Fault, type Result } from '#contracts/kernel/result.ts'

type CallOptions = Pick<
  Options,
  'method' | 'json' | 'body' | 'headers' | 'redirect' | 'keepalive' | 'throwHttpErrors'
> & {
  /** Longest until the whole answer is there, in milliseconds. */
  deadline?: number
}

/** Calls the portal's own server. Never retried here: the machines own their retries. */
export const callPortal = (path: string, { deadline = 15_000, ...options }: CallOptions = {}): ResponsePromise =>
  ky(new URL(path, location.origin), {
    ...options,
    credentials: 'same-origin',
    referrerPolicy: 'same-origin',
    retry: 0,
    timeout: false,
    totalTimeout: deadline,
  })

/** The answer, parsed. Never rejects; a refusal carries the detail of the server's problem document, if any. */
export async function askPortal<Shape extends v.GenericSchema>(
  path: string,
  shape: Shape,
  options?: CallOptions,
): Promise<Result<v.InferOutput<Shape>>> {
  try {
    return ok(await callPortal(path, options).json(shape))
  } catch (error) {
    if (isHTTPError(error)) return fault(faultOf(error.response), detailOf(error.data))
    return fault(error instanceof SchemaValidationError ? 'unreadable' : 'unreachable')
  }
}

/** 408, 425 and 429 are temporary, like an outage; a session the visitor does not own counts as gone. */
function faultOf({ status }: KyResponse): Fault {
  if (status >= 500 || status === 408 || status === 425 || status === 429) return 'unreachable'
  return status === 401 || status === 404 || status === 410 ? 'notFound' : 'refused'
}

const Problem = v.object({ detail: v.string() })
const detailOf = (body: unknown): string | undefined => (v.is(Problem, body) ? body.detail : undefined)
