import { HTTPException } from 'hono/http-exception'
import type { Problem } from '#contracts/kernel/problem.ts'

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 412 | 413 | 415 | 421 | 422 | 429 | 500 | 502 | 503

const TITLES: Record<Status, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Changed meanwhile',
  413: 'Too large',
  415: 'Unsupported media type',
  421: 'Not served under this name',
  422: 'Not acceptable content',
  429: 'Too many requests',
  500: 'Something failed',
  502: 'A service behind this one failed',
  503: 'Not available right now',
}

/**
 * Returns an application/problem+json answer (RFC 9457). `code` is stable; `detail` tells the caller how to fix the
 * request.
 */
export function problemResponse(
  status: Status,
  code: string,
  detail: string,
  more: { errors?: Problem['errors']; headers?: Record<string, string> } = {},
): Response {
  const { errors, headers } = more
  const body: Problem = { type: 'about:blank', title: TITLES[status], status, detail, code, ...(errors && { errors }) }
  return Response.json(body, { status, headers: { ...headers, 'content-type': 'application/problem+json' } })
}

/** Throw it in a handler; app.ts turns it into a problem document. */
export class HttpProblem extends HTTPException {
  constructor(
    status: Status,
    code: string,
    detail: string,
    more: { errors?: Problem['errors']; headers?: Record<string, string> } = {},
  ) {
    super(status, { message: code, res: problemResponse(status, code, detail, more) })
  }
}
