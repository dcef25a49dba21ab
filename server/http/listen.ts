import type { Server } from 'node:http'
import { createServer } from 'node:net'

/**
 * Listens on a host. "localhost" is both loopback addresses, for which of them a browser or a resolver takes differs
 * from machine to machine; one without IPv6 has the first alone. Rejects when the port cannot be had.
 */
export async function listen(server: Server, host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host === 'localhost' ? '127.0.0.1' : host, resolve)
  })
  if (host !== 'localhost') return
  const second = createServer((socket) => server.emit('connection', socket))
  second.on('error', () => {})
  second.listen(port, '::1')
  second.unref()
}
