import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'

export type RunningPortal = {
  url: string
  /** Kills the process, as a power cut would, and restarts it on the same folder. */
  crash: () => Promise<void>
  output: () => string
  /** Whether the process has ended by itself. */
  ended: () => boolean
  stop: () => Promise<void>
}

export const EMPTY_STORE = 'PRAT_EMPTY_STORE'

type Start = { cwd?: string; live?: boolean }

export async function startPortal(
  settings: Record<string, string> = {},
  { cwd = '.', live = false }: Start = {},
): Promise<RunningPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'prat-e2e-'))
  const empty = process.env[EMPTY_STORE]
  if (empty) cpSync(join(empty, 'db'), join(folder, 'db'), { recursive: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  let written = ''
  let child = await start()

  async function start(): Promise<ChildProcess> {
    const begun = spawn(process.execPath, ['--max-semi-space-size=16', 'server/start.js', ...(live ? ['--dev'] : [])], {
      cwd,
      env: { ...process.env, APP_ENV: 'test', LOG_LEVEL: 'warn', DATA_DIR: folder, PORT: String(port), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const note = (chunk: Buffer) => {
      written += chunk.toString()
    }
    begun.stdout?.on('data', note)
    begun.stderr?.on('data', note)
    await ready(url, begun, () => written)
    return begun
  }

  return {
    url,
    output: () => written,
    ended: () => child.exitCode !== null || child.signalCode !== null,
    crash: async () => {
      await ended(child, 'SIGKILL')
      child = await start()
    },
    stop: async () => {
      await ended(child, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const until = Date.now() + 120_000; Date.now() < until;) {
    if (child.exitCode !== null) throw new Error(`The portal ended at its start:\n${output()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error(`The portal was not ready in time:\n${output()}`)
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
