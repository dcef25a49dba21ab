import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../figure.ts'
import { asked, startCluster } from './cluster.ts'
import { openLine } from './line.ts'
import { startWorld, stopWorld, underFault } from './world.ts'

/** Milliseconds. */
const CUT_EVERY = 2_000
const UNTIL_PROMOTED = 2_000

/** Two nodes on a primary with a synchronous standby, with a line between that fails in every way a network does. */
export async function databaseFaults(isWanted: (fault: string) => boolean): Promise<Figure[]> {
  const cluster = await startCluster()
  const { primary, standby } = cluster
  const line = await openLine(primary.port)
  const DATABASE_URL = primary.url.replace(`:${primary.port}/`, `:${line.port}/`)
  const world = await startWorld([{ DATABASE_URL }, { DATABASE_URL }])
  const [node] = world.nodes
  const figures: Figure[] = []
  const fault = async (name: string, happen: () => Promise<void>, store = primary.url) => {
    if (isWanted(name)) figures.push(...(await underFault(world, { name, happen, store: () => store })))
  }
  try {
    await fault('connections cut every 2 s', async () => {
      for (let times = 0; times < 6; times += 1) {
        line.cut()
        await wait(CUT_EVERY)
      }
      line.cut()
    })
    await fault('database slow, 100 ms a packet', async () => {
      line.delay(100)
      await wait(12_000)
      line.delay(0)
    })
    await fault('database hangs for 12 s', async () => {
      line.hold(true)
      await wait(12_000)
      line.hold(false)
    })
    await fault('connections stay open and carry nothing', async () => {
      line.strand()
      await wait(1_000)
    })
    let restarted: Promise<void> | undefined
    await fault('node killed with effects under way', async () => {
      await asked(primary.url, `select from chat_effect where status = 'pending'`)
      restarted = node?.crash()
    })
    await restarted
    await fault(
      'failover, primary killed and standby promoted',
      async () => {
        await primary.kill()
        line.leadTo(standby.port)
        await wait(UNTIL_PROMOTED)
        await standby.promote()
      },
      standby.url,
    )
    return figures
  } finally {
    await stopWorld(world)
    line.close()
    await cluster.stop()
  }
}
