import { createServer } from 'node:http'
import { once } from 'node:events'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { createHttpReviews } from './http-reviews.ts'
import { createReviews } from './create-reviews.ts'

let answer: { status: number; body: string } | 'silence' = {
  status: 200,
  body: '{"rating":4.4,"count":1280,"trend":"up"}',
}
let asked = 0
const service = createServer((_, response) => {
  asked += 1
  if (answer !== 'silence') response.writeHead(answer.status).end(answer.body)
}).listen(0, '127.0.0.1')
await once(service, 'listening')
afterAll(() => service.closeAllConnections())
afterAll(() => service.close())

const address = service.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
let now = 0
const runtime = { now: () => now, log: pino({ level: 'silent' }) }
const ask = createHttpReviews(url)

test('PAGE-16 the figures of a review service are asked for once in a while, and its last good ones outlive it', async () => {
  const reviews = createReviews({ ask, runtime })
  expect(await Promise.all([reviews(), reviews()])).toEqual([
    { rating: 4.4, count: 1280 },
    { rating: 4.4, count: 1280 },
  ])
  now += 14 * 60_000
  await reviews()
  expect(asked).toBe(1)
  answer = { status: 503, body: '' }
  now += 2 * 60_000
  expect(await reviews()).toEqual({ rating: 4.4, count: 1280 })
  await expect.poll(() => asked).toBe(2)
  expect(await reviews()).toEqual({ rating: 4.4, count: 1280 })
})

test('PAGE-16 a review service without figures gives none, and is left alone for a minute', async () => {
  const reviews = createReviews({ ask, runtime })
  for (const body of ['{"rating":11}', '<html>', `{"rating":4,"x":"${'a'.repeat(30_000)}"}`]) {
    answer = { status: 200, body }
    now += 61_000
    expect(await reviews()).toBeUndefined()
  }
  const before = asked
  expect(await reviews()).toBeUndefined()
  expect(asked).toBe(before)
  answer = 'silence'
  now += 61_000
  expect(await reviews()).toBeUndefined()
})
