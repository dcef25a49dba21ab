import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'
import type { Figure } from '../figure.ts'
import { asked, asNobody, folderForAll, makeStore, startServer } from './cluster.ts'
import { startWorld, stopWorld, underFault } from './world.ts'

/** PgBouncer in transaction mode before PostgreSQL, with fewer servers than the nodes have connections. */
export async function pooler(): Promise<Figure[] | string> {
  if (spawnSync('pgbouncer', ['--version']).error) return 'PgBouncer is missing: install the package pgbouncer.'
  const folder = folderForAll()
  makeStore(join(folder, 'data'))
  const server = await startServer(join(folder, 'data'), await freePort())
  const port = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
postgres = host=127.0.0.1 port=${server.port} user=prat
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 200
default_pool_size = 8
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
`,
  )
  chmodSync(settings, 0o644)
  const start = () => spawn('pgbouncer', ['-q', settings], { stdio: 'ignore', ...asNobody })
  let bouncer = start()
  const DATABASE_URL = `postgres://prat@127.0.0.1:${port}/postgres`
  await asked(DATABASE_URL, 'select 1')
  const world = await startWorld([{ DATABASE_URL }, { DATABASE_URL }])
  try {
    return await underFault(world, {
      name: 'PgBouncer in transaction mode, killed and started again',
      store: () => server.url,
      happen: async () => {
        bouncer.kill('SIGKILL')
        await once(bouncer, 'exit')
        await wait(2_000)
        bouncer = start()
      },
    })
  } finally {
    await stopWorld(world)
    bouncer.kill('SIGKILL')
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
