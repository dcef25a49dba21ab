import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '#server/testing/start-postgres.ts'
import { startPortal } from '../../e2e/server.ts'
import type { Figure } from '../figure.ts'
import { underFault, type World } from './world.ts'

/** Milliseconds for which both releases answer. */
const TOGETHER = 15_000

/**
 * The release before and this one on one database, as while a new version is rolled out: visitors go to either with each
 * request, then the old one is told to end (OPS-02).
 */
export async function formerRelease(): Promise<Figure[] | string> {
  const cwd = process.env['FORMER_RELEASE']
  if (cwd === undefined)
    return 'Set FORMER_RELEASE to the folder of a checkout of the release before, with its packages installed.'
  const server = await startPostgres({ fsync: true })
  const settings = { DATABASE_URL: server.url, ROOT_KEY: randomBytes(32).toString('base64') }
  // The old one makes the tables, which the new one changes while the old one answers.
  const former = await startPortal(settings, { cwd })
  const current = await startPortal(settings)
  const world: World = { nodes: [former, current], acknowledged: [], finished: [], people: 0 }
  try {
    return await underFault(world, {
      name: 'the release before beside this one, then ended',
      store: () => server.url,
      happen: async () => {
        await wait(TOGETHER)
        world.nodes = [current]
        await former.stop()
      },
    })
  } finally {
    await Promise.all([former.stop(), current.stop()])
    await server.stop()
  }
}
