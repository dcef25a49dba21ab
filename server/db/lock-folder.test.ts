import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './lock-folder.ts'

let folder: string
let holder: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prat-lock-'))
})
afterEach(() => {
  holder?.kill('SIGKILL')
  holder = undefined
  rmSync(folder, { recursive: true, force: true })
})

async function heldByAnother(): Promise<ChildProcess> {
  const script = `import { lockFolder } from '${import.meta.resolve('./lock-folder.ts')}'; lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 60_000)`
  holder = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (holder.stdout) await once(holder.stdout, 'data')
  return holder
}
const refusal = () => {
  try {
    lockFolder(folder)()
    return 'taken'
  } catch (error) {
    return error
  }
}

test('REL-01 a folder that another process holds is refused, naming the holder', async () => {
  const { pid } = await heldByAnother()
  const refused = refusal()
  expect(refused).toBeInstanceOf(FolderInUse)
  expect(String(refused)).toContain(`(process ${pid})`)
  expect(refusal()).toBeInstanceOf(FolderInUse)
})

test('REL-01 a folder whose holder was killed can be taken at once', async () => {
  const dead = await heldByAnother()
  const died = once(dead, 'exit')
  dead.kill('SIGKILL')
  await died
  expect(refusal()).toBe('taken')
})

test('a folder that was given back can be taken again', () => {
  lockFolder(folder)()
  const giveBack = lockFolder(folder)
  expect(refusal()).toBeInstanceOf(FolderInUse)
  giveBack()
  expect(refusal()).toBe('taken')
})

test('REL-01 a second start on the same folder ends with one clear sentence', async () => {
  const { pid } = await heldByAnother()
  const second = spawn(process.execPath, ['server/start.js', '--dev'], {
    env: { ...process.env, APP_ENV: 'test', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [second.stdout, second.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = await once(second, 'exit')
  expect([code, said]).toEqual([
    1,
    `The folder ${folder} is in use by another Prat (process ${pid}); stop it or set DATA_DIR to another folder.\n`,
  ])
})
