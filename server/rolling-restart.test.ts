import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { chatCaller } from './testing/chat-caller.ts'
import { freshDatabase } from './testing/databases.ts'
import { portalForTests } from './testing/portal-for-tests.ts'
import { readyProxy } from './testing/ready-proxy.ts'
import { startNode } from './testing/start-node.ts'

test('OPS-03 two nodes behind a proxy are restarted one after the other: no request fails, conversations go on', async () => {
  const database = await freshDatabase(inject('postgresUrl'))
  const nodes = await Promise.all([startNode(database), startNode(database)])
  const proxy = await readyProxy(nodes.map(({ url }) => url))
  const ask = (path: string, init?: RequestInit) => fetch(`${proxy.url}${path}`, init)
  const long = chatCaller(ask, 'through-both-restarts')
  await long.begin('generic_signup', 'init')

  const over = new AbortController()
  const visit = async (visitor: number) => {
    let begun = 0
    while (!over.signal.aborted) {
      const caller = chatCaller(ask, `rolling-${visitor}-${(begun += 1)}`)
      await caller.begin('generic_signup', 'init')
      await caller.say({ payload: 'known' })
      await wait(30)
    }
    return begun
  }
  const visits = Promise.all([visit(1), visit(2)])
  for (const node of nodes) {
    await node.restart()
    await proxy.allReady()
  }
  over.abort()
  expect(Math.min(...(await visits))).toBeGreaterThan(1)
  await long.say({ payload: 'known' })
  expect(long.transcript().map(({ seq }) => seq)).toEqual(long.transcript().map((_, index) => index + 1))
  proxy.close()
  await Promise.all(nodes.map(({ stop }) => stop()))
})

const portal = portalForTests()

test('OPS-03 /readyz names the part that is not ready', async () => {
  const { app, database } = portal
  expect((await app.ask('/readyz')).status).toBe(200)
  await database.db.execute('alter schema pgboss rename to elsewhere')
  const answer = await app.ask('/readyz')
  await database.db.execute('alter schema elsewhere rename to pgboss')
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { code: 'not_ready', errors: [{ path: 'queue', message: 'has no table of queues' }] },
  ])
})
