import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { freePort } from '#server/testing/free-port.ts'
import { SECRET, startProvider } from '#server/ports/testing/start-provider.ts'
import { atMost, type Figure } from '../figure.ts'
import { folderForAll, makeStore, startServer } from './cluster.ts'
import { openLine, type Line } from './line.ts'
import { startWorld, stopWorld, underFault, type World } from './world.ts'

/** Milliseconds, from the third request that meets the fault. */
const FAULT_FOR = 8_000
const MET = 3

const Ordered = v.object({ answer: v.object({ key: v.string() }) })

/** An outside system that takes the orders hangs, and then does what it is asked while its answers are lost. */
export async function providerFaults(): Promise<Figure[]> {
  const folder = folderForAll()
  const ledger = join(folder, 'ledger')
  makeStore(join(folder, 'data'))
  const server = await startServer(join(folder, 'data'), await freePort())
  const provider = await startProvider({ LEDGER: ledger })
  const line = await openLine(Number(new URL(provider.url).port))
  const settings = { DATABASE_URL: server.url, ORDERS_URL: `http://127.0.0.1:${line.port}`, PORT_SECRET: SECRET }
  const world = await startWorld([settings, settings])
  const fault = async (name: string, happen: () => Promise<void>) => [
    ...(await underFault(world, { name, happen, store: () => server.url, ordersElsewhere: true })),
    atMost(`${name}: conversations with other than one order in the ledger`, misordered(world, ledger), 0, 'orders'),
  ]
  try {
    return [
      ...(await fault('provider of orders hangs', async () => {
        line.hold(true)
        await whileMet(line)
        line.hold(false)
      })),
      ...(await fault('answers of the provider of orders are lost', async () => {
        line.loseAnswers(true)
        await whileMet(line)
        line.loseAnswers(false)
      })),
    ]
  } finally {
    await stopWorld(world)
    line.close()
    await provider.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function whileMet(line: Line): Promise<void> {
  const before = line.met()
  while (line.met() < before + MET) await wait(50)
  await wait(FAULT_FOR)
}

/** The key of an order begins with its conversation. */
function misordered({ finished }: World, ledger: string): number {
  const lines = readFileSync(ledger, 'utf8').split('\n').filter(Boolean)
  const sessions = lines.map((line) => v.parse(Ordered, JSON.parse(line)).answer.key.split(':')[0] ?? '')
  const ordersOf = Map.groupBy(sessions, (session) => session)
  return (
    finished.filter((session) => ordersOf.get(session)?.length !== 1).length + Math.abs(ordersOf.size - finished.length)
  )
}
