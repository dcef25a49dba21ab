import type { IncomingMessage } from 'node:http'
import { execute, GraphQLError, subscribe } from 'graphql'
import { CloseCode } from 'graphql-ws'
import { useServer } from 'graphql-ws/use/ws'
import * as v from 'valibot'
import { WebSocketServer } from 'ws'
import { NETWORK_LIMITS } from '../../../http/network-limits.ts'
import type { SocketDoor } from '../../../http/socket-door.ts'
import { localeOfLanguage } from '../locale-of-language.ts'
import { Question, type Graph } from './create-graph.ts'

const PATH = /^\/services\/cms\/(?:([a-z]{2})\/)?graphql\/?(?:\?|$)/
const MOST_SOCKETS = 2_000
const MOST_QUESTIONS = 20
const TOO_MANY = `${MOST_QUESTIONS} questions at a time at most`
const LONGEST_MESSAGE = 64 * 1024
const SUBPROTOCOL = 'graphql-transport-ws'

/** Opens GraphQL's websocket beside the chat's, on the path of its HTTP calls: subscriptions over graphql-transport-ws. */
export function attachGraphSocket(door: SocketDoor, graph: Graph, networkOf: (request: IncomingMessage) => string): { close: () => Promise<void> } {
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
    mostOfOneNetwork: NETWORK_LIMITS.graphSockets,
    networkOf,
    take: (request, socket, head) => sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request)),
  })
  return {
    close: async () => {
      await open.dispose()
    },
  }
}

const localeAt = (url = '') => localeOfLanguage(PATH.exec(url)?.[1] ?? 'nb') ?? 'nb_NO'
