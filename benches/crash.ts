import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openEmbedded } from '#server/db/open-embedded.ts'
import { startPortal } from '../e2e/server.ts'
import { checkStore } from './crash/check-store.ts'
import { startVisitors } from './crash/start-visitors.ts'
import { atLeast, atMost, type Figure } from './figure.ts'

const VISITORS = 30
const KILLS = 5
const BETWEEN_KILLS = 4_000
const RECOVERY = 3_000

/**
 * Kills a portal with `kill -9` repeatedly while visitors order and resend unanswered turns with the same ids; every
 * acknowledged turn must be stored (REL-01, CHAT-13).
 */
export async function crash(quick: boolean): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'prat-crash-'))
  const portal = await startPortal({ DATA_DIR: folder })
  const visitors = startVisitors([portal.url], VISITORS)
  const recoveries: number[] = []
  for (let kill = 0; kill < (quick ? 2 : KILLS); kill += 1) {
    await wait(BETWEEN_KILLS * (0.5 + Math.random() / 2))
    const killed = performance.now()
    const firstGood = visitors.nextGoodTurn()
    await portal.crash()
    recoveries.push((await firstGood) - killed)
  }
  const { acknowledged, finished, givenUp } = await visitors.finish()
  await portal.stop()
  const database = await openEmbedded(folder)
  const found = await checkStore(database, acknowledged, finished)
  await database.close()
  rmSync(folder, { recursive: true, force: true })
  return [
    atMost('kill -9 under load, acknowledged turns lost', found.lost, 0, 'turns'),
    atMost(
      'kill -9 under load, rows doubled or missing in the numbers of a conversation',
      found.misnumbered,
      0,
      'rows',
    ),
    atMost('kill -9 under load, finished conversations with other than one order', found.misordered, 0, 'orders'),
    atMost('kill -9 under load, orders, accounts and messages other than asked for', found.doubled, 0, 'effects'),
    atMost('kill -9 under load, effects left undone', found.undone, 0, 'effects'),
    atMost('kill -9 under load, conversations a visitor could not finish', givenUp.length, 0, 'conversations'),
    atLeast('kill -9 under load, conversations finished', finished.length, VISITORS, 'conversations'),
    atLeast('kill -9 under load, turns acknowledged', acknowledged.length, VISITORS, 'turns'),
    atMost('kill -9 under load, from a kill to the first good turn, longest', Math.max(...recoveries), RECOVERY, 'ms'),
  ]
}
