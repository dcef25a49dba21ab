import { ENDS } from '#contracts/chat/element.ts'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { flows } from '#flows/registry.ts'
import { openInMemory } from '#server/db/open-embedded.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { atLeast, atMost, told, type Figure } from './figure.ts'
import { visit, type Visited } from './random/random-visitor.ts'

const CONVERSATIONS = { quick: 240, whole: 10_000 }
const AT_ONCE = 12

/**
 * Conversations of visitors who do anything at all, over HTTP and with the real services, in every flow, entry and locale
 * by turns: none may be stuck or in error, each ends in a named end, and every order is placed exactly once.
 */
export async function randomVisitors(quick: boolean): Promise<Figure[]> {
  const count = quick ? CONVERSATIONS.quick : CONVERSATIONS.whole
  const database = await openInMemory()
  const app = await runningApp(database, { LOG_LEVEL: 'error' })
  const entries = Object.values(flows).flatMap(({ name, locales, entries: steps }) =>
    steps.flatMap((step) => LOCALES.filter((locale) => locales.includes(locale)).map((locale) => ({ flow: name, step, locale }))),
  )
  const visited: Visited[] = []
  const failed: string[] = []
  let next = 0
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) {
        const number = (next += 1)
        const entry = entries[number % entries.length]
        if (!entry) return
        const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
        await visit({ number, ...entry, send: (path, init) => app.ask(path, { ...init, address }) }).then(
          (one) => visited.push(one),
          (error: unknown) => failed.push(`visitor ${number}, ${entry.flow} in ${entry.locale}: ${String(error)}`),
        )
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  for (const failure of failed.slice(0, 10)) process.stderr.write(`${failure}\n`)
  const orders = await database.db.query.mobileOrder.findMany()
  const placed = new Set(orders.map(({ key }) => key.split(':')[0]))
  const ordered = visited.filter(({ end }) => end === 'order')
  await app.close()
  await database.close()
  const turns = visited.reduce((sum, one) => sum + one.turns, 0)
  return [
    atMost('random conversations, stuck or in error', failed.length, 0, 'conversations'),
    atMost('random conversations, ended otherwise than by name', visited.filter(({ end }) => !ENDS.some((named) => named === end)).length, 0, 'conversations'),
    atMost('random conversations, orders missing or doubled', Math.abs(orders.length - placed.size) + ordered.filter(({ session }) => !placed.has(session)).length, 0, 'orders'),
    atLeast('random conversations, ended', visited.length, count, 'conversations'),
    told('random conversations, orders among them', orders.length, 'orders'),
    told('random conversations, turns', turns / seconds, 'turns/s'),
  ]
}
