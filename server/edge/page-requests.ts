import { createMiddleware } from 'hono/factory'
import { HttpProblem } from './problem.ts'

export const pageRequests = createMiddleware(async ({ req: { method } }, next) => {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    throw new HttpProblem(405, 'method_not_allowed', 'Pages are read with GET; their forms are sent with POST.', {
      headers: { allow: 'GET, HEAD, POST' },
    })
  }
  await next()
})
