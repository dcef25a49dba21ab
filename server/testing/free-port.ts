import { createServer } from 'node:net'

const FIRST = 20_000
const OF_A_WORKER = 1_000

const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? process.env['VITEST_POOL_ID'] ?? 0) % 10
let next = Math.floor(Math.random() * OF_A_WORKER)

export async function freePort(): Promise<number> {
  for (let tried = 0; tried < OF_A_WORKER; tried += 1) {
    const port = FIRST + worker * OF_A_WORKER + (next++ % OF_A_WORKER)
    if (await isFree(port)) return port
  }
  throw new Error('no port is free')
}

function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
