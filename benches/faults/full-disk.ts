import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'
import type { Figure } from '../figure.ts'
import { asked, folderForAll, makeStore, startServer } from './cluster.ts'
import { checkedEmbedded, startWorld, stopWorld, underFault } from './world.ts'

/** Milliseconds. */
const FULL_FOR = 8_000
const SIZE = { PostgreSQL: '300m', embedded: '700m' }

/** A disk of its own, which is full for a while, for PostgreSQL and for the embedded database. */
export async function fullDisk(): Promise<Figure[] | string> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'A disk of its own takes Linux and root: start the suite as root.'
  return [...(await ofPostgres()), ...(await ofEmbedded())]
}

async function ofPostgres(): Promise<Figure[]> {
  return onDisk(SIZE.PostgreSQL, async (disk) => {
    makeStore(join(disk, 'data'))
    const port = await freePort()
    let server = await startServer(join(disk, 'data'), port, ['max_wal_size=64MB'])
    const world = await startWorld([{ DATABASE_URL: server.url }, { DATABASE_URL: server.url }])
    try {
      return await underFault(world, {
        name: 'PostgreSQL on a full disk',
        store: () => server.url,
        happen: async () => {
          await fillDisk(disk)
          // A server that could not write its log has ended, and is started as its supervisor would.
          if (
            await asked(server.url, 'select 1').then(
              () => false,
              () => true,
            )
          ) {
            await server.stop()
            server = await startServer(join(disk, 'data'), port)
          }
        },
      })
    } finally {
      await stopWorld(world)
      await server.stop()
    }
  })
}

async function ofEmbedded(): Promise<Figure[]> {
  const name = 'embedded database on a full disk'
  return onDisk(SIZE.embedded, async (disk) => {
    const folder = join(disk, 'store')
    const world = await startWorld([{ DATA_DIR: folder }])
    const figures = await underFault(world, { name, store: undefined, happen: () => fillDisk(disk) })
    await stopWorld(world)
    return [...figures, ...(await checkedEmbedded(world, name, folder))]
  })
}

async function fillDisk(disk: string): Promise<void> {
  const filler = join(disk, 'filler')
  const { bavail, bsize } = statfsSync(disk)
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize))
  } catch {
    // The database has taken the last of it meanwhile.
  }
  await wait(FULL_FOR)
  rmSync(filler)
}

async function onDisk<T>(size: string, work: (disk: string) => Promise<T>): Promise<T> {
  const folder = folderForAll()
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'prat-faults', disk])
  try {
    return await work(disk)
  } finally {
    execFileSync('umount', ['-l', disk])
    rmSync(folder, { recursive: true, force: true })
  }
}
