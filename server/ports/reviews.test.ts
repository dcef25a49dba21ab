import { createServer } from 'node:http'
import { once } from 'node:events'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { createPortClient } from '#server/gateways/ports/port-client.ts'
import { outsideReviews, REVIEWS_DEADLINE } from './reviews.ts'
import { SECRET } from './testing/start-provider.ts'

const GOOD = '{"rating":4.4,"count":1280,"trend":"up"}'
let answer: { status: number; body: string } | 'silence' = { status: 200, body: GOOD }
const asked: string[] = []
const service = createServer(({ url, headers }, response) => {
  asked.push(`${url} ${headers['portal-signature'] === undefined ? 'unsigned' : 'signed'}`)
  if (answer !== 'silence') response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
}).listen(0, '127.0.0.1')
await once(service, 'listening')
afterAll(() => service.closeAllConnections())
afterAll(() => service.close())

const address = service.address()
const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
let now = 0
const runtime = { now: () => now, log: pino({ level: 'silent' }) }
const reviews = () =>
  outsideReviews(runtime, createPortClient({ base, secret: SECRET, now: Date.now, deadline: REVIEWS_DEADLINE }))

test('PAGE-16 ORD-04 the figures of a review service are asked for once in a while, signed, and its last good ones outlive it', async () => {
  const { read } = reviews()
  const figures = { rating: 4.4, count: 1280 }
  expect(await Promise.all([read(), read()])).toEqual([figures, figures])
  now += 14 * 60_000
  await read()
  expect(asked).toEqual(['/reviews signed'])
  answer = { status: 503, body: '' }
  now += 2 * 60_000
  expect(await read()).toEqual(figures)
  await expect.poll(() => asked.length).toBe(2)
  expect(await read()).toEqual(figures)
})

test('PAGE-16 ORD-04 a review service without figures gives none, and is left alone for a minute', async () => {
  const { read } = reviews()
  for (const body of ['{"rating":11}', '<html>', `{"rating":4,"x":"${'a'.repeat(1_100_000)}"}`]) {
    answer = { status: 200, body }
    now += 61_000
    expect(await read()).toBeUndefined()
  }
  const before = asked.length
  expect(await read()).toBeUndefined()
  expect(asked.length).toBe(before)
  answer = 'silence'
  now += 61_000
  expect(await read()).toBeUndefined()
})
