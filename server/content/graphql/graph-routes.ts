import type { IncomingMessage } from 'node:http'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { execute, GraphQLError, subscribe } from 'graphql'
import { CloseCode } from 'graphql-ws'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import { HttpProblem } from '#server/edge/problem.ts'
import { readBody } from '#server/edge/read-body.ts'
import { localeOfLanguage } from '#server/content/locale-of-language.ts'
import { SOCKET_LIMITS } from '#server/budgets/budgets.ts'
import type { SocketDoor } from '#server/edge/socket-door.ts'
import { Question, type Graph } from './create-graph.ts'

const PATH = /^\/services\/cms\/(?:([a-z]{2})\/)?graphql\/?(?:\?|$)/
const MOST_SOCKETS = 2_000
const MOST_QUESTIONS = 20
const TOO_MANY = `${MOST_QUESTIONS} questions at a time at most`
const LONGEST_MESSAGE = 64 * 1024
const SUBPROTOCOL = 'graphql-transport-ws'

export function attachGraphSocket(
  door: SocketDoor,
  graph: Graph,
  networkOf: (request: IncomingMessage) => string,
): { close: () => Promise<void> } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  })
  const open = useServer(
    {
      execute,
      subscribe,
      connectionInitWaitTimeout: 5_000,
      onSubscribe: ({ subscriptions, extra }, _id, payload) => {
        if (Object.keys(subscriptions).length > MOST_QUESTIONS) {
          extra.socket.close(CloseCode.BadRequest, TOO_MANY)
          return [new GraphQLError(TOO_MANY)]
        }
        const question = v.safeParse(Question, payload)
        if (!question.success) return [new GraphQLError('The question cannot be read.')]
        const checked = graph.check(question.output, { locale: localeAt(extra.request.url) })
        return 'errors' in checked ? checked.errors : checked.args
      },
    },
    sockets,
  )
  door.open({
    path: PATH,
    mostInAll: MOST_SOCKETS,
    mostOfOneNetwork: SOCKET_LIMITS.graph,
    networkOf,
    take: (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request)),
  })
  return {
    close: async () => {
      await open.dispose()
    },
  }
}

const localeAt = (url = '') => localeOfLanguage(PATH.exec(url)?.[1] ?? 'nb') ?? 'nb_NO'

const BODY_LIMIT = 64 * 1024
const Questions = v.union(
  [
    Question,
    v.pipe(
      v.array(v.unknown()),
      v.transform(() => 'many' as const),
    ),
  ],
  'must be an object with a query',
)

export function graphRoutes(graph: Graph): Hono {
  const routes = new Hono()
  const at = ['/graphql', '/graphql/', '/:language/graphql', '/:language/graphql/']
  const askedOf = (c: Context) => {
    const locale = localeOfLanguage(c.req.param('language') ?? 'nb')
    if (!locale) throw new HttpProblem(404, 'not_found', 'There is no such language here.')
    return { locale }
  }
  const refused = (c: Context, message: string) => c.json({ errors: [{ message }] })

  routes.on('POST', at, async (c) => {
    const asked = askedOf(c)
    const question = await readBody(c.req.raw, Questions, BODY_LIMIT)
    if (question === 'many') return refused(c, 'One question at a time: batches are not answered.')
    return c.json(await graph.answer(question, asked))
  })
  routes.on('GET', at, async (c) => {
    const { query, operationName, variables } = c.req.query()
    if (query === undefined) return refused(c, 'Send a question: query, and variables where it has some.')
    const question = v.safeParse(Question, {
      query,
      operationName,
      variables: variables === undefined ? undefined : jsonOf(variables),
    })
    return question.success
      ? c.json(await graph.answer(question.output, askedOf(c)))
      : refused(c, 'The variables must be a JSON object.')
  })
  return routes
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
