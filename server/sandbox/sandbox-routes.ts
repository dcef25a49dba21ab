import { Hono } from 'hono'
import { requireDeveloper, type Doorkeeper, type OfDeveloper } from './permission.ts'

export type SandboxRoutes = Doorkeeper

/** What the sandbox asks of the server, mounted at /services/sandbox; for developers only (SAND-05). */
export function sandboxRoutes(parts: SandboxRoutes): Hono<OfDeveloper> {
  const routes = new Hono<OfDeveloper>()
  routes.use(requireDeveloper(parts))
  return routes
}
