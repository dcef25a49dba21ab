import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'
import type { Figure } from '../figure.ts'
import { folderForAll, makeStore, startServer } from './cluster.ts'
import { startWorld, stopWorld, underFault } from './world.ts'

/** Shorter than a code lasts, which rightly ends by the clock. */
const JUMPS = ['+3m', '-6m', '+0']

/** The clock of one node of two jumps ahead and back while the other's and the database's go on. */
export async function clockJumps(): Promise<Figure[] | string> {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
  if (library === undefined || !existsSync(library)) return 'libfaketime is missing: install the package libfaketime.'
  const folder = folderForAll()
  const clock = join(folder, 'clock')
  writeFileSync(clock, '+0')
  makeStore(join(folder, 'data'))
  const server = await startServer(join(folder, 'data'), await freePort())
  const DATABASE_URL = server.url
  const jumping = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  const world = await startWorld([{ DATABASE_URL }, { DATABASE_URL, ...jumping }])
  try {
    return await underFault(world, {
      name: 'clock of a node jumps',
      store: () => server.url,
      happen: async () => {
        for (const jump of JUMPS) {
          writeFileSync(clock, jump)
          await wait(4_000)
        }
      },
    })
  } finally {
    await stopWorld(world)
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
