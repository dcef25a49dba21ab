import { Hono } from 'hono'

/**
 * GET /services/cms/version: the name of what the CMS holds now, for open pages that ask whether something was published
 * since they were served. `version` may look behind it whether another server has something newer; nobody waits for that.
 */
export function versionRoutes(version: (request: Request) => string): Hono {
  const routes = new Hono()
  routes.get('/', (c) => {
    const now = version(c.req.raw)
    const headers = { etag: `"${now}"`, 'cache-control': 'no-cache' }
    return c.req.header('if-none-match') === headers.etag ? c.body(null, 304, headers) : c.text(now, 200, headers)
  })
  return routes
}
