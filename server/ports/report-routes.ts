import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { isPortName, PORTS, type PortName } from '#contracts/ports/ports.ts'
import type { Operation, Port } from '#contracts/ports/port.ts'
import { CustomerNews } from '#contracts/ports/customers.ts'
import type { CustomerRegister } from '#server/accounts/customer-register.ts'
import type { StoreDeps } from '#server/deps.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { parsed, readText } from '#server/edge/read-body.ts'
import { isSigned } from '#server/gateways/ports/signature.ts'
import { keepAnswer } from './remembered.ts'
import { portReport, portRequest } from './tables.ts'

const BODY_LIMIT = 64 * 1024

/** What a webhook brings: `id` is the outside system's own for this report, `key` the request's idempotency key. */
const Report = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  key: v.string(),
  answer: v.looseObject({ state: v.string() }),
})

const News = v.looseObject({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) })

/** False if nobody here is concerned; throws if it is to be repeated. */
type Hear = (told: unknown) => Promise<boolean>
type Reported = {
  secret: string | undefined
  settle: (key: string) => void
  /** What a port without later outcomes reports of its own accord. */
  hear?: { readonly [P in PortName]?: Hear }
}

/**
 * `POST /services/hooks/{port}`: a later outcome, signed as requests to the system are. Answers 200 once it is stored,
 * and 200 again for a report that was taken before; `settle` continues the conversation that waits for it.
 */
export function reportRoutes(deps: StoreDeps, { secret, settle, hear = {} }: Reported): Hono {
  const { database, runtime } = deps
  const routes = new Hono()
  routes.post('/:port', async (c) => {
    const port = c.req.param('port')
    const operation = isPortName(port) ? laterActOf(port) : undefined
    const hears = isPortName(port) ? hear[port] : undefined
    if ((!operation && !hears) || secret === undefined)
      throw new HttpProblem(404, 'not_found', 'No port is reported to here.')
    const body = await readText(c.req.raw, BODY_LIMIT)
    const { pathname, search } = new URL(c.req.url)
    if (!isSigned({ method: 'POST', path: pathname + search, body }, c.req.raw.headers, secret, runtime.now()))
      throw new HttpProblem(401, 'not_signed', 'Sign method, path, timestamp and body; see docs/providers.md.')
    if (!operation) return c.json({ taken: hears !== undefined && (await takeNews(deps, port, jsonOf(body), hears)) })
    const { id, key, answer } = parsed(Report, jsonOf(body))
    parsed(operation.output, answer)
    if (answer.state === 'pending')
      throw new HttpProblem(400, 'not_final', 'Report an order when it is placed or refused.')
    const [request] = await database.db
      .select({ port: portRequest.port })
      .from(portRequest)
      .where(eq(portRequest.key, key))
    if (request?.port !== port) throw new HttpProblem(404, 'not_found', 'There is no request with this key.')
    const news = await database.transaction(async (tx) => {
      const [first] = await tx
        .insert(portReport)
        .values({ id: `${port}:${id}`, port, takenAt: new Date(runtime.now()) })
        .onConflictDoNothing()
        .returning({ id: portReport.id })
      return first !== undefined && (await keepAnswer({ database: { db: tx }, runtime }, key, answer))
    })
    if (news) settle(key)
    return c.json({ taken: news })
  })
  return routes
}

/** Noted once it was heard, so that news that could not be heard are repeated. */
async function takeNews({ database: { db }, runtime }: StoreDeps, port: string, told: unknown, hear: Hear) {
  const id = `${port}:${parsed(News, told).id}`
  if ((await db.$count(portReport, eq(portReport.id, id))) > 0) return false
  const isHeard = await hear(told)
  await db
    .insert(portReport)
    .values({ id, port, takenAt: new Date(runtime.now()) })
    .onConflictDoNothing()
  return isHeard
}

/** Reads a customer whom the register has changed, so that the copy is new. */
export const hearCustomer =
  ({ read }: Pick<CustomerRegister, 'read'>): Hear =>
  async (told) => {
    const known = await read(parsed(CustomerNews, told).customerId)
    if (known.ok) return true
    if (known.reason === 'notFound') return false
    throw new HttpProblem(503, 'not_read', 'The customer could not be read from the register. Repeat it.')
  }

function laterActOf(name: PortName): Operation | undefined {
  const port: Port = PORTS[name]
  return port.later && port.operations[port.later.act]
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new HttpProblem(400, 'malformed', 'The body is not well-formed JSON.')
  }
}
