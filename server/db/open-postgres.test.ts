import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openEffectQueue } from '../brain/effect-queue.ts'
import { testWorld } from '../testing/world.ts'
import { openPostgres } from './open-postgres.ts'

const url = inject('postgresUrl')

test.skipIf(url === undefined)('REL-02 several processes may start on one empty database at once', async () => {
  const name = `start_${randomBytes(4).toString('hex')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const address = new URL(`/${name}`, url).href
  const nodes = await Promise.all(Array.from({ length: 3 }, () => openPostgres(address)))
  const queues = await Promise.all(nodes.map((node) => openEffectQueue(node, testWorld())))
  expect(queues).toHaveLength(3)
  await Promise.all(queues.map((queue) => queue.stop()))
  await Promise.all(nodes.map((node) => node.close()))
})
