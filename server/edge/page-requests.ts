import { createMiddleware } from 'hono/factory'
import { HttpProblem } from './problem.ts'

export const pageRequests = createMiddleware(async ({ req: { method, path } }, next) => {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    throw new HttpProblem(405, 'method_not_allowed', 'Pages are read with GET; their forms are sent with POST.', {
      headers: { allow: 'GET, HEAD, POST' },
    })
  }
  if (!isReadable(path)) throw new HttpProblem(400, 'malformed_address', 'The address is not well-formed.')
  await next()
})

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\u0000')
  } catch {
    return false
  }
}
