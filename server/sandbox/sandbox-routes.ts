import { Hono } from 'hono'
import { RealEffect, SaveReplay } from '#contracts/sandbox/desk.ts'
import { HttpProblem } from '../http/problem.ts'
import { readBody } from '../http/read-body.ts'
import { requireDeveloper, type Doorkeeper, type OfDeveloper } from './permission.ts'
import type { CarryOut } from './real-effects.ts'
import type { Area } from './replay-folder.ts'
import { writeReplay } from './write-replay.ts'

const BODY_LIMIT = 64 * 1024
/** A replay of a thousand turns, in JSON. */
const REPLAY_LIMIT = 1024 * 1024

export type SandboxRoutes = Doorkeeper & {
  /** Where flows and machines lie. */
  root: string
  /** Carries effects out for real, in development and test; undefined elsewhere, where nothing is written either. */
  carryOut: CarryOut | undefined
}

/** What the sandbox asks of the server, mounted at /services/sandbox; for developers only (SAND-05). */
export function sandboxRoutes({ root, carryOut, ...doorkeeper }: SandboxRoutes): Hono<OfDeveloper> {
  const routes = new Hono<OfDeveloper>()
  routes.use(requireDeveloper(doorkeeper))

  for (const area of ['flows', 'machines'] satisfies Area[]) {
    routes.post(`/${area}/:name/replays`, async (c) => {
      if (!carryOut) throw new HttpProblem(403, 'not_in_development', 'Replays are only written in development; download this one and put it into the folder of its flow.')
      const replay = await readBody(c.req.raw, SaveReplay, REPLAY_LIMIT)
      await writeReplay({ root, area, name: c.req.param('name') }, replay)
      return c.json({ name: replay.name }, 201)
    })
  }

  routes.post('/effects', async (c) => {
    if (!carryOut) throw new HttpProblem(403, 'not_in_development', 'Services are only called for real in development; choose an outcome instead.')
    return c.json(await carryOut(await readBody(c.req.raw, RealEffect, BODY_LIMIT), c.var.developer))
  })

  return routes
}
