import { createServer, type ServerResponse } from 'node:http'
import { decodeJwt } from 'jose'

export const PROVIDER_NAMES = ['erate', 'esn', 'insurance'] as const
export type ProviderName = (typeof PROVIDER_NAMES)[number]
export const FAULTS = ['slow', 'down', 'lying', 'garbage'] as const
type Behaviour = 'well' | (typeof FAULTS)[number]

export type OutsideProviders = {
  settings: Record<string, string>
  behave: (so: Partial<Record<ProviderName, Behaviour>>) => void
  own: (ids: readonly string[]) => void
  close: () => void
}

export async function startOutsideProviders(): Promise<OutsideProviders> {
  let behaviour: Partial<Record<ProviderName, Behaviour>> = {}
  let ids: readonly string[] = []
  const server = createServer((request, response) => {
    const { url = '', headers } = request
    const name = PROVIDER_NAMES.find((one) => url.startsWith(`/${one}/`))
    if (!name) return void response.writeHead(404).end()
    const asker = decodeJwt(headers.authorization?.slice('Bearer '.length) ?? '').sub ?? ''
    const so = behaviour[name] ?? 'well'
    const answer = () => json(response, answerOf(url, so === 'lying' ? 'another-customer' : asker, ids))
    if (so === 'slow') setTimeout(answer, 30_000).unref()
    else if (so === 'down') response.writeHead(503).end()
    else if (so === 'garbage') json(response, { '<html>': [null] })
    else answer()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const base = `http://127.0.0.1:${address.port}`
  return {
    settings: { ERATE_URL: `${base}/erate`, ESN_URL: `${base}/esn`, INSURANCE_URL: `${base}/insurance` },
    behave: (so) => {
      behaviour = so
    },
    own: (known) => {
      ids = known
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const json = (response: ServerResponse, body: unknown) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

function answerOf(url: string, accountId: string, ids: readonly string[]): unknown {
  if (url.endsWith('/customer/insurances'))
    return [{ accountId, id: 'i1', productType: 'travel', numberOfItems: 1, status: 'Active' }]
  if (!url.endsWith('/subscriptions')) return []
  return ids.map((id) => ({
    accountId,
    id,
    subscriptionName: '6 GB',
    phoneNumber: '+4790000001',
    transferUsed: 1_500,
    transferTotal: 6_000,
    failSync: false,
    isOwner: true,
    usage: [],
  }))
}
