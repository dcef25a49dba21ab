import { Agent, createServer, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** A load balancer that follows /readyz of its nodes and never sends a request a second time. */
export async function readyProxy(
  urls: readonly string[],
): Promise<{ url: string; allReady: () => Promise<void>; close: () => void }> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set(urls)
  const look = async (url: string) => {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) ready.add(url)
    else ready.delete(url)
  }
  const timer = setInterval(() => void Promise.all(urls.map(look)), 100)
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const nodes = [...ready]
    const node = nodes[(turn += 1) % nodes.length]
    if (node === undefined) return void outgoing.writeHead(502).end('no node is ready')
    const { method = 'GET', url, headers } = incoming
    const passed = request(new URL(url ?? '/', node), { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] ?? 'text/plain' })
      answer.pipe(outgoing)
    })
    passed.on('error', ({ message }) => outgoing.writeHead(502).end(message))
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    allReady: async () => {
      while (ready.size < urls.length) await wait(50)
    },
    close: () => {
      clearInterval(timer)
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}
