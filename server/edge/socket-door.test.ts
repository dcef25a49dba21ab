import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { portalForTests } from '#server/testing/portal-for-tests.ts'

const portal = portalForTests()
let own: string
beforeAll(async () => {
  own = await portal.app.listen()
}, 60_000)
const opened: WebSocket[] = []
afterAll(() => {
  for (const socket of opened) socket.terminate()
})

/** 101 where the socket opens. */
const statusOf = (path: string, protocol: string, origin: string | undefined) =>
  new Promise<number | undefined>((resolve, reject) => {
    const address = `${own.replace('http', 'ws')}${path}`
    const socket = new WebSocket(address, protocol === '' ? [] : protocol, origin === undefined ? {} : { origin })
    opened.push(socket)
    socket.on('open', () => resolve(101))
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
    socket.on('error', reject)
  })

test.each([
  ['/services/brain/socket.io/?EIO=4&transport=websocket', ''],
  ['/services/cms/graphql', 'graphql-transport-ws'],
])(
  'SEC-03 the socket at %s opens for pages of its own host and for programs, for no other page',
  async (path, protocol) => {
    for (const origin of [undefined, own]) expect(await statusOf(path, protocol, origin)).toBe(101)
    for (const origin of ['https://evil.example', 'null', `${own}.evil.example`, 'http://127.0.0.1:1'])
      expect([origin, await statusOf(path, protocol, origin)]).toEqual([origin, 403])
  },
)
