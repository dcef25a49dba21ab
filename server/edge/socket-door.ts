import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { misdirected } from './served-hosts.ts'
import { problemResponse } from './problem.ts'

const TRY_AGAIN = 30

type SocketAddress = {
  path: RegExp
  mostInAll: number
  mostOfOneNetwork: number
  networkOf: (request: IncomingMessage) => string | undefined
  take: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

export type SocketDoor = { open: (address: SocketAddress) => void }

type Door = {
  server: Server
  servesHost: (request: Request) => boolean
  /** Set when others, such as live reload, also handle upgrades; otherwise an upgrade on an unknown path is refused. */
  shared: boolean
  /** Told of each network that has as many open as one may have; `wait` is in milliseconds. */
  onFull: (network: string, wait: number) => void
}

/** Accepts websockets on the registered paths and refuses all others with a reason (TRU-07, SEC-03). */
export function createSocketDoor({ server, servesHost, shared, onFull }: Door): SocketDoor {
  const addresses: {
    address: SocketAddress
    counted: (request: IncomingMessage, socket: Duplex) => Response | undefined
  }[] = []
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const found = addresses.find(({ address }) => address.path.test(request.url ?? ''))
    if (!found && shared) return
    const refusal = isServed(request) ? refusalOf(request, socket, found) : misdirected()
    if (refusal) void refuse(socket, refusal)
    else found?.address.take(request, socket, head)
  })

  function refusalOf(
    request: IncomingMessage,
    socket: Duplex,
    found: (typeof addresses)[number] | undefined,
  ): Response | undefined {
    if (!found) return problemResponse(404, 'not_found', 'There are no sockets here.')
    if (isOfAnotherSite(request))
      return problemResponse(403, 'foreign_origin', 'This connection comes from a page of another site.')
    return found.counted(request, socket)
  }

  function isServed({ url, headers: { host = '', 'x-forwarded-host': forwarded } }: IncomingMessage): boolean {
    const address = URL.parse(url ?? '', `http://${host}`)
    return (
      address !== null &&
      servesHost(
        new Request(address, { headers: forwarded === undefined ? {} : { 'x-forwarded-host': String(forwarded) } }),
      )
    )
  }

  return { open: (address) => void addresses.push({ address, counted: countOpen(address, onFull) }) }
}

/** Clients other than browsers send no origin. */
const isOfAnotherSite = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin !== undefined && URL.parse(origin)?.host !== host

function countOpen({ mostInAll, mostOfOneNetwork, networkOf }: SocketAddress, onFull: Door['onFull']) {
  const ofNetworks = new Map<string, number>()
  let all = 0
  return (request: IncomingMessage, socket: Duplex): Response | undefined => {
    const network = networkOf(request)
    const own = network === undefined ? 0 : (ofNetworks.get(network) ?? 0)
    const headers = { 'retry-after': String(TRY_AGAIN) }
    if (network !== undefined && own >= mostOfOneNetwork) {
      onFull(network, TRY_AGAIN * 1_000)
      return problemResponse(
        429,
        'too_many_sockets',
        `Your network has ${own} connections open here, which is as many as one may have; close some, or try again later.`,
        { headers },
      )
    }
    if (all >= mostInAll)
      return problemResponse(503, 'too_many_sockets', 'There are too many connections just now; try again shortly.', {
        headers,
      })
    all += 1
    if (network !== undefined) ofNetworks.set(network, own + 1)
    socket.once('close', () => {
      all -= 1
      if (network === undefined) return
      const left = (ofNetworks.get(network) ?? 1) - 1
      if (left > 0) ofNetworks.set(network, left)
      else ofNetworks.delete(network)
    })
    return undefined
  }
}

async function refuse(socket: Duplex, answer: Response): Promise<void> {
  socket.on('error', () => socket.destroy())
  const body = await answer.text()
  const headers = [...answer.headers, ['content-length', String(Buffer.byteLength(body))], ['connection', 'close']]
  socket.end(
    [
      `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  )
}
