import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'
import { openPostgres } from '#server/db/open-postgres.ts'
import { checkInvoices } from '../billing/check-invoices.ts'
import { fillCustomers, MONTH } from '../billing/fill-customers.ts'
import { atLeast, told, type Figure } from '../figure.ts'
import { folderForAll, makeStore, query, startServer } from './cluster.ts'

const NODES = 3
const CUSTOMERS = Number(process.env['BILLED_CUSTOMERS'] ?? 100_000)

/** Three nodes bill the same month at once, and one of them is killed when a third of the invoices are made. */
export async function billingNodes(): Promise<Figure[]> {
  const folder = folderForAll()
  makeStore(join(folder, 'data'))
  const server = await startServer(join(folder, 'data'), await freePort(), ['max_wal_size=4GB'])
  try {
    const database = await openPostgres(server.url)
    const expected = await fillCustomers(database, CUSTOMERS)
    await query(server.url, 'analyze')
    const begun = performance.now()
    const settings = { DATABASE_URL: server.url, ROOT_KEY: randomBytes(32).toString('base64') }
    const nodes = Array.from({ length: NODES }, () => startBilling(settings))
    await untilBilled(server.url, CUSTOMERS / 3)
    nodes[0]?.child.kill('SIGKILL')
    const ends = await Promise.all(nodes.map(({ ended }) => ended))
    const seconds = (performance.now() - begun) / 1000
    const checked = await checkInvoices(database, expected)
    await database.close()
    return [
      ...checked,
      atLeast('nodes that ended well', ends.filter((code) => code === 0).length, NODES - 1, 'nodes'),
      told('invoices made a second', CUSTOMERS / seconds, 'invoices/s'),
    ].map((figure) => ({ ...figure, figure: `${NODES} nodes bill, one is killed: ${figure.figure}` }))
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function startBilling(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/billing.ts', `--month=${MONTH}`], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { child, ended: once(child, 'exit').then(([code]: unknown[]) => code) }
}

async function untilBilled(url: string, invoices: number): Promise<void> {
  for (;;) {
    const [row] = await query(url, 'select count(*)::int as made from invoice')
    if (Number(row?.['made']) >= invoices) return
    await wait(500)
  }
}
