import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chatCaller, type Send } from '#server/testing/chat-caller.ts'
import { freePort } from '#server/testing/free-port.ts'
import { atMost, quantile, type Figure } from './figure.ts'

export async function startUp(quick: boolean): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'prat-start-'))
  const port = await freePort()
  await startOnce(folder, port)
  const samples: Start[] = []
  for (let start = 0; start < (quick ? 3 : 7); start += 1) samples.push(await startOnce(folder, port))
  rmSync(folder, { recursive: true, force: true })
  return [
    atMost(
      'warm npm start until ready, median',
      quantile(
        samples.map(({ took }) => took),
        0.5,
      ),
      3000,
      'ms',
    ),
    atMost(
      'resident memory of a process that has started, median',
      quantile(
        samples.map(({ held }) => held),
        0.5,
      ),
      550,
      'MB',
    ),
    atMost(
      'first question after a start, median',
      quantile(
        samples.map(({ heard }) => heard),
        0.5,
      ),
      400,
      'ms',
    ),
  ]
}

/** `took` and `heard` are in milliseconds, `held` in MB. */
type Start = { took: number; held: number; heard: number }

async function startOnce(folder: string, port: number): Promise<Start> {
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    env: { ...process.env, APP_ENV: 'test', LOG_LEVEL: 'warn', DATA_DIR: folder, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
    shell: process.platform === 'win32',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) break
    if (child.exitCode !== null) throw new Error('The portal ended at its start; run npm start to see why.')
    await wait(20)
  }
  const took = performance.now() - began
  const figures = await (await fetch(`http://localhost:${port}/metrics`)).text()
  const held = Number(/^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1]) / 1024 / 1024
  const heard = await hearing((path, init) => fetch(`http://localhost:${port}${path}`, init))
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
  await ended
  return { took, held, heard }
}

/** How long the first visitor waits who asks something (ms). */
async function hearing(send: Send): Promise<number> {
  const caller = chatCaller(send, 'first-words', 'nb_NO')
  await caller.begin('mobile_onboarding', 'init')
  const began = performance.now()
  await caller.say({ utterance: 'hvor lang bindingstid har dere egentlig' })
  return performance.now() - began
}
