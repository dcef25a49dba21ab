import { createMiddleware } from 'hono/factory'
import { HttpProblem } from './problem.ts'

/** No path and no query with NUL goes further, because PostgreSQL keeps none in a text. */
export const readableAddress = createMiddleware(async ({ req: { path, url } }, next) => {
  if (!isReadable(path) || new URL(url).search.includes('%00'))
    throw new HttpProblem(400, 'malformed_address', 'The address is not well-formed.')
  await next()
})

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\u0000')
  } catch {
    return false
  }
}
