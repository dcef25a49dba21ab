import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { io } from 'socket.io-client'
import { expect, inject, test, vi } from 'vitest'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { freshDatabase } from '#server/testing/databases.ts'
import { startNode } from '#server/testing/start-node.ts'

test('BEY-03 OPS-01 a tab at another node hears of a turn; a node that is alone writes no message to others', async () => {
  const database = await freshDatabase(inject('postgresUrl'))
  const listener = new pg.Client({ connectionString: database })
  await listener.connect()
  await listener.query('listen "socket.io#/"')
  const messages: string[] = []
  listener.on('notification', ({ payload = '' }) => void messages.push(payload))
  const ofTurns = () => messages.filter((message) => message.includes('"turns"'))

  const one = await startNode(database)
  const caller = chatCaller((path, init) => fetch(`${one.url}${path}`, init), 'alone')
  await caller.begin('generic_signup', 'init')
  await wait(500)
  expect(ofTurns()).toEqual([])

  const other = await startNode(database)
  const { id, jwt } = caller.session()
  const tab = io(other.url, {
    path: '/services/brain/socket.io',
    transports: ['websocket'],
    auth: { session: id, jwt },
    forceNew: true,
  })
  await new Promise<void>((joined) => tab.once('connect', () => joined()))
  const heard = new Promise<unknown>((resolve) => tab.once('poke', resolve))
  const { cursor } = await caller.say({ payload: 'known' })
  expect(await heard).toEqual({ session: id, seq: cursor })
  await vi.waitFor(() => expect(ofTurns()).toHaveLength(1))
  tab.disconnect()
  await listener.end()
  await Promise.all([one.stop(), other.stop()])
})
