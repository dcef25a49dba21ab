import { createServer } from 'node:http'
import { startProvider } from './start-provider.ts'

type Fault = 'lost' | 'garbage' | 'down' | 'foreign' | 'refused'
export type FaultyProvider = {
  /** Without faults. */
  url: string
  base: string
  /** What becomes of the next calls by a method; then all goes well. */
  faults: { method: string; fault: Fault }[]
  close: () => Promise<void>
}

/** The example provider with a line before it that can fail. */
export async function startFaultyProvider(): Promise<FaultyProvider> {
  const provider = await startProvider()
  const faults: FaultyProvider['faults'] = []
  const between = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const { method = '', url = '', headers } = request
    const at = faults.findIndex((one) => one.method === method)
    const [{ fault } = { fault: undefined }] = at < 0 ? [] : faults.splice(at, 1)
    if (fault === 'down') return void response.writeHead(503).end()
    if (fault === 'refused') return void response.writeHead(409).end('{"code":"open_case"}')
    const passed = Object.entries(headers).filter(([name]) => !/^(host|connection|content-length)$/.test(name))
    const body = Buffer.concat(chunks).toString()
    const answer = await fetch(provider.url + url, {
      method,
      headers: Object.fromEntries(passed.map(([name, value]) => [name, String(value)])),
      ...(body && { body }),
    })
    const told = await answer.text()
    if (fault === 'lost') return void response.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    const foreign = () => JSON.stringify({ ...JSON.parse(told), id: 'another', lastName: 'Fremmed' })
    return void response.end(fault === 'garbage' ? '<html>' : fault === 'foreign' ? foreign() : told)
  })
  await new Promise<void>((resolve) => {
    between.listen(0, '127.0.0.1', resolve)
  })
  const address = between.address()
  return {
    url: provider.url,
    base: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    faults,
    close: async () => {
      await provider.close()
      between.closeAllConnections()
      between.close()
    },
  }
}
