import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openEmbedded } from '#server/db/open-embedded.ts'
import { openPostgres } from '#server/db/open-postgres.ts'
import { startPortal, type RunningPortal } from '../../e2e/server.ts'
import { checkStore } from '../crash/check-store.ts'
import { startVisitors, type Acknowledged } from '../crash/start-visitors.ts'
import { atLeast, atMost, told, type Figure } from '../figure.ts'
import { query } from './cluster.ts'

const VISITORS = 10
/** Milliseconds. */
const BEFORE = 4_000
const AFTER = 4_000
const SETTLED_WITHIN = 10_000

/** What the visitors of one database were told, over all faults. */
export type World = { nodes: RunningPortal[]; acknowledged: Acknowledged[]; finished: string[]; people: number }

export async function startWorld(settings: readonly Record<string, string>[]): Promise<World> {
  const ROOT_KEY = randomBytes(32).toString('base64')
  const nodes = await Promise.all(settings.map((one) => startPortal({ ROOT_KEY, ...one })))
  return { nodes, acknowledged: [], finished: [], people: 0 }
}

export const stopWorld = ({ nodes }: World): Promise<unknown> => Promise.all(nodes.map(({ stop }) => stop()))

type Fault = {
  name: string
  /** Returns when the way is clear again. */
  happen: () => Promise<void>
  /** The address of the PostgreSQL server that has the rows when the way is clear; undefined if they are embedded. */
  store: (() => string) | undefined
  /** Whether orders go to an outside system. */
  ordersElsewhere?: boolean
}

/** Visitors order while the fault happens and resend what was not answered; counts what became of it all. */
export async function underFault(world: World, { name, happen, store, ordersElsewhere }: Fault): Promise<Figure[]> {
  const visitors = startVisitors(
    world.nodes.map(({ url }) => url),
    VISITORS,
    world.people,
  )
  await wait(BEFORE)
  await happen()
  const clear = performance.now()
  const firstGood = visitors.nextGoodTurn().then((at) => at - clear)
  const settled = store ? untilSettled(store()) : undefined
  const figures = [
    told(`${name}: first good turn after the way is clear`, await firstGood, 'ms'),
    ...(settled ? [atMost(`${name}: effects under way settled`, await settled, SETTLED_WITHIN, 'ms')] : []),
  ]
  await wait(AFTER)
  const outcome = await visitors.finish()
  world.people = visitors.people()
  world.acknowledged.push(...outcome.acknowledged)
  world.finished.push(...outcome.finished)
  for (const reason of outcome.givenUp) process.stderr.write(`${name}: ${reason}\n`)
  if (store) figures.push(...(await checked(world, name, store(), ordersElsewhere)))
  return [
    ...figures,
    atLeast(`${name}: turns acknowledged`, outcome.acknowledged.length, VISITORS, 'turns'),
    atMost(`${name}: conversations a visitor could not finish`, outcome.givenUp.length, 0, 'conversations'),
    atMost(
      `${name}: processes that ended by themselves`,
      world.nodes.filter(({ ended }) => ended()).length,
      0,
      'nodes',
    ),
    atMost(`${name}: failures logged without a code`, uncoded(world).length, 0, 'lines'),
  ]
}

async function checked(world: World, name: string, url: string, ordersElsewhere = false): Promise<Figure[]> {
  const database = await openPostgres(url)
  try {
    return figuresOf(name, await checkStore(database, world.acknowledged, world.finished), ordersElsewhere)
  } finally {
    await database.close()
  }
}

function figuresOf(
  name: string,
  { lost, misnumbered, misordered, doubled, undone }: Awaited<ReturnType<typeof checkStore>>,
  ordersElsewhere: boolean,
): Figure[] {
  return [
    atMost(`${name}: acknowledged turns lost`, lost, 0, 'turns'),
    atMost(`${name}: turns doubled or missing in the numbers`, misnumbered, 0, 'turns'),
    ...(ordersElsewhere
      ? []
      : [
          atMost(`${name}: conversations with other than one order`, misordered, 0, 'orders'),
          atMost(`${name}: effects other than asked for`, doubled, 0, 'effects'),
        ]),
    atMost(`${name}: effects left undone`, undone, 0, 'effects'),
  ]
}

/** Milliseconds until the effects that waited when it was called are settled. */
async function untilSettled(url: string): Promise<number> {
  const begun = performance.now()
  const waiting = await query(url, `select key from chat_effect where status = 'pending'`)
  const keys = waiting.map(({ key }) => key)
  for (;;) {
    const [row] = await query(
      url,
      `select count(*)::int as left from chat_effect where status = 'pending' and key = any($1)`,
      [keys],
    )
    if (row?.['left'] === 0) return performance.now() - begun
    await wait(100)
  }
}

/** Checks the embedded store of a portal that has ended. */
export async function checkedEmbedded({ acknowledged, finished }: World, name: string, folder: string) {
  const database = await openEmbedded(folder)
  const found = await checkStore(database, acknowledged, finished)
  await database.close()
  return figuresOf(name, found, false)
}

/** Lines of the log about a failure whose kind nobody could tell; each is told. */
function uncoded({ nodes }: World): string[] {
  const lines = nodes
    .flatMap(({ output }) => output().split('\n'))
    .filter((line) => line.includes('"error":"Error"') && !line.includes('"code":'))
  for (const line of lines) process.stderr.write(`${line}\n`)
  return lines
}
