import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { PuzzleAnswer } from '#contracts/chat/call.ts'
import { WORK_HEADER } from '#contracts/kernel/puzzle.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { solvePuzzle } from '#server/testing/solve-puzzle.ts'
import { createBucket } from '#server/budgets/beginnings.ts'
import { BEGINNING_BUDGETS, SOCKET_LIMITS } from '#server/budgets/budgets.ts'

const conversations = BEGINNING_BUDGETS['conversations a network begins']

const portal = portalForTests({ settings: { TRUST_PROXY: '1' }, clockHeld: true })
let origin: string
const open: WebSocket[] = []
beforeAll(async () => {
  origin = await portal.app.listen()
}, 60_000)
afterAll(async () => {
  for (const socket of open) socket.terminate()
})

type Refusal = { status: number | undefined; retryAfter: string | undefined; body: unknown }
const connect = (path: string, address: string, protocol?: string) =>
  new Promise<'open' | Refusal>((resolve, reject) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, protocol ?? [], {
      headers: { 'x-forwarded-for': address },
    })
    socket.on('open', () => {
      open.push(socket)
      resolve('open')
    })
    socket.on('error', reject)
    socket.on('unexpected-response', (_request, response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      response.on('end', () =>
        resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'], body: JSON.parse(body) }),
      )
    })
  })
const graph = (address: string) => connect('/services/cms/graphql', address, 'graphql-transport-ws')
const chat = (address: string) => connect('/services/brain/socket.io/?EIO=4&transport=websocket', address)
const times = (count: number, doIt: () => Promise<unknown>) => Promise.all(Array.from({ length: count }, doIt))

test.each([
  ['GraphQL', graph, SOCKET_LIMITS.graph, ['203.0.113.5', '203.0.113.5:4711', '::ffff:203.0.113.5'], '203.0.113.6'],
  [
    'the chat',
    chat,
    SOCKET_LIMITS.chat,
    ['2001:db8:1:2::1', '2001:db8:1:2::2', '[2001:db8:1:2:ffff::3]:9000'],
    '2001:db8:1:3::1',
  ],
] as const)(
  'SEC-03 REL-02 sockets of %s end for one network before others go without',
  async (_name, connectAs, most, addresses, other) => {
    let next = 0
    const opened = await times(most, () => connectAs(addresses[(next += 1) % addresses.length] ?? ''))
    expect(new Set(opened)).toEqual(new Set(['open']))
    for (const address of addresses) {
      expect(await connectAs(address)).toEqual({
        status: 429,
        retryAfter: '30',
        body: expect.objectContaining({ code: 'too_many_sockets', status: 429 }),
      })
    }
    expect(await connectAs(other)).toBe('open')
    const metrics = await (await portal.app.ask('/metrics')).text()
    expect(metrics).toMatch(/^budget_refusals_total\{budget="open sockets of a network"\} [1-9]/m)
    const [left] = open.splice(0, 1)
    const closed = new Promise((resolve) => left?.once('close', resolve))
    left?.terminate()
    await closed
    await expect.poll(() => connectAs(addresses[0])).toBe('open')
    for (const socket of open.splice(0)) socket.terminate()
  },
)

let turns = 0
const begin = (address: string, turnId = `limit-${(turns += 1)}`, headers: Record<string, string> = {}) =>
  portal.app.ask(
    '/services/brain/',
    jsonRequest(
      'POST',
      { content_type: 'init', content: { language_code: 'nb_NO' }, turn_id: turnId },
      { 'x-forwarded-for': address, ...headers },
    ),
  )

test('SEC-03 USE-04 a network is limited in starting conversations before others are affected, is told so on a page where it has no scripts, and can start more a little later', async () => {
  const network = ['198.51.100.7', '198.51.100.7:5050', '::ffff:198.51.100.7']
  const answers = await Promise.all(
    Array.from({ length: 2 * conversations.atOnce }, (_, n) => begin(network[n % network.length] ?? '')),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(conversations.atOnce)
  const refused = answers.find(({ status }) => status !== 200)
  if (!refused) throw new Error('nothing was refused')
  expect([refused.status, await refused.json()]).toEqual([
    429,
    expect.objectContaining({ code: 'too_many_conversations', status: 429 }),
  ])
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  const page = await portal.app.ask('/chat', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml',
      referer: 'http://localhost/login?to=%22products',
      'x-forwarded-for': '198.51.100.7',
    },
    body: new URLSearchParams({
      flow: 'generic_signup',
      step: 'init',
      from: '/login',
      turn_id: 'limit-form',
    }).toString(),
  })
  const words = await page.text()
  expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(words).toContain('Vent et minutt, gå tilbake og prøv igjen.')
  expect(words).toContain('href="/login?to=%22products"')
  expect((await begin('198.51.100.8')).status).toBe(200)
  const metrics = await (await portal.app.ask('/metrics')).text()
  expect(metrics).toMatch(/^budget_refusals_total\{budget="conversations a network begins"\} [1-9]/m)
  portal.app.pass((wait + 1) * 1_000)
  expect((await begin('198.51.100.7')).status).toBe(200)
})

test('TRU-05 beyond the limit of its network a conversation begins for a solved puzzle, which counts once and for nothing else', async () => {
  const address = '198.51.100.9'
  const puzzleFor = async (turn: string) => {
    const asked = await portal.app.ask(`/services/brain/puzzle?turn_id=${turn}`, {
      headers: { 'x-forwarded-for': address },
    })
    return v.parse(PuzzleAnswer, await asked.json()).puzzle
  }
  expect(await puzzleFor('worked-1')).toBeUndefined()
  await Promise.all(Array.from({ length: 2 * conversations.atOnce }, () => begin(address)))
  const { puzzle, tried } = solvePuzzle((await puzzleFor('worked-1')) ?? '')
  const worked = { [WORK_HEADER]: `${puzzle} ${tried}` }
  const statuses = [
    await begin(address, 'worked-2', worked),
    await begin(address, 'worked-1', worked),
    await begin(address, 'worked-1', worked),
  ].map(({ status }) => status)
  expect(statuses).toEqual([429, 200, 429])
})

test('SEC-03 further requests while waiting do not extend a network’s waiting time', () => {
  let now = 0
  const { take } = createBucket({ atOnce: 2, perMinute: 6 }, () => now)
  expect([take('a'), take('a'), take('a'), take('a'), take('b')]).toEqual([0, 0, 10_000, 10_000, 0])
  now = 9_000
  expect(take('a')).toBe(1_000)
  now = 10_000
  expect([take('a'), take('a')]).toEqual([0, 10_000])
})
