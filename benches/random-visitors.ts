import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ENDS } from '#contracts/chat/element.ts'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { flows } from '#flows/registry.ts'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/db/open-embedded.ts'
import { freePort } from '#server/testing/free-port.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { atLeast, atMost, told, type Figure } from './figure.ts'
import { visit, type Visited } from './random/random-visitor.ts'

const CONVERSATIONS = { quick: 60, whole: 10_000 }
const AT_ONCE = 12

export async function randomVisitors(quick: boolean): Promise<Figure[]> {
  const count = quick ? CONVERSATIONS.quick : CONVERSATIONS.whole
  const database = await openInMemory()
  const receiver = await receiveLeads()
  const app = await runningApp(database, {
    LOG_LEVEL: 'error',
    LEAD_WEBHOOK_URL: receiver.url,
    LEAD_WEBHOOK_SECRET: 'x'.repeat(32),
  })
  const entries = Object.values(flows).flatMap(({ name, locales, entries: steps }) =>
    steps.flatMap((step) =>
      LOCALES.filter((locale) => locales.includes(locale)).map((locale) => ({ flow: name, step, locale })),
    ),
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
  const { mobileOrder, powerOrder } = database.db.query
  const orders = [
    ...(await mobileOrder.findMany({ columns: { key: true } })),
    ...(await powerOrder.findMany({ columns: { key: true } })),
  ]
  const placed = new Set(orders.map(({ key }) => key.split(':')[0]))
  const sent = await leadsSent(database)
  const ordered = visited.filter(({ end }) => end === 'order')
  await app.close()
  await database.close()
  receiver.close()
  const turns = visited.reduce((sum, one) => sum + one.turns, 0)
  return [
    atMost('random conversations, stuck or in error', failed.length, 0, 'conversations'),
    atMost(
      'random conversations, ended otherwise than by name',
      visited.filter(({ end }) => !ENDS.some((named) => named === end)).length,
      0,
      'conversations',
    ),
    atMost(
      'random conversations, orders missing or doubled',
      Math.abs(orders.length - placed.size) + ordered.filter(({ session }) => !placed.has(session)).length,
      0,
      'orders',
    ),
    atMost(
      'random conversations, leads missing or doubled at their receiver',
      Math.abs(sent - receiver.keys.size) + receiver.doubled(),
      0,
      'leads',
    ),
    atLeast('random conversations, ended', visited.length, count, 'conversations'),
    told('random conversations, orders among them', orders.length, 'orders'),
    told('random conversations, leads among them', sent, 'leads'),
    told('random conversations, turns', turns / seconds, 'turns/s'),
  ]
}

async function receiveLeads() {
  const keys = new Map<string, number>()
  const server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key'])
    keys.set(key, (keys.get(key) ?? 0) + 1)
    request.resume().on('end', () => response.writeHead(204).end())
  })
  const port = await freePort()
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${port}/leads`,
    keys,
    doubled: () => [...keys.values()].filter((times) => times > 1).length,
    close: () => server.close(),
  }
}

async function leadsSent({ db }: Database): Promise<number> {
  const effects = await db.query.chatEffect.findMany({
    columns: { key: true },
    where: (effect, { and, eq }) => and(eq(effect.name, 'lead.send'), eq(effect.outcome, 'sent')),
  })
  for (let looks = 0; looks < 600; looks += 1) {
    const waiting = await db.query.leads.findFirst({
      columns: { id: true },
      where: (lead, { ne }) => ne(lead.status, 'delivered'),
    })
    if (!waiting) break
    await wait(50)
  }
  return effects.length
}
