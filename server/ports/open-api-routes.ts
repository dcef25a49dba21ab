import { Hono } from 'hono'
import { isPortName } from '#contracts/ports/ports.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { openApiOf } from './open-api.ts'

/** `GET /services/openapi/{port}.json`: the OpenAPI document of a port. */
export function openApiRoutes(): Hono {
  const routes = new Hono()
  routes.get('/:port', (c) => {
    const name = c.req.param('port').replace(/\.json$/, '')
    if (!isPortName(name)) throw new HttpProblem(404, 'not_found', 'There is no such port.')
    return c.json(openApiOf(name))
  })
  return routes
}
