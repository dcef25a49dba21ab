// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { WORK_HEADER } from '#contracts/kernel/puzzle.ts'
import { chatTransport } from './transport.ts'
import { stubBrain } from './testing/brain.ts'
import { says } from './testing/conversations.ts'

afterEach(() => vi.unstubAllGlobals())

const visit = () => ({ search: '', referrer: '', cookie: '' })
const transport = (report: (bad: unknown) => void = () => {}) =>
  chatTransport({ locale: 'nb_NO', entityId: undefined, visit, report })
const outgoing = { turnId: 't-2', answers: 1, utterance: 'Kari', title: 'Kari' }
const answer = (status: number) => {
  vi.stubGlobal('fetch', async () => new Response('{"code":"x"}', { status }))
  return transport().answer({ sessionId: 's1', outgoing })
}

test('CHAT-02 a malformed element is reported and left out, the others stay', async () => {
  const bad = { seq: 'two', from: 'bot' }
  stubBrain({
    utterance: { session: { id: 's1' }, elements: [says(1, 'a'), bad, says(3, 'c')], cursor: 3, waiting: 'answer' },
  })
  const reported: unknown[] = []
  const taken = await transport((element) => reported.push(element)).answer({ sessionId: 's1', outgoing })
  expect(taken.ok && taken.value.elements.map(({ seq }) => seq)).toEqual([1, 3])
  expect(reported).toEqual([bad])
})

test('CHAT-13 temporary failures are retried, a lost session is reported as gone, and other failures are refused', async () => {
  for (const status of [408, 425, 429, 500, 503])
    expect(await answer(status)).toEqual({ ok: false, reason: 'unreachable' })
  for (const status of [401, 404, 410]) expect(await answer(status)).toEqual({ ok: false, reason: 'notFound' })
  for (const status of [400, 403, 413]) expect(await answer(status)).toEqual({ ok: false, reason: 'refused' })
})

test('an answer that is not ours, or none, never throws', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ hello: 'proxy' }))
  expect(await transport().answer({ sessionId: 's1', outgoing })).toEqual({ ok: false, reason: 'unreadable' })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('network')
  })
  expect(await transport().missed({ sessionId: 's1', after: 3, heard: 4 })).toEqual({
    ok: false,
    reason: 'unreachable',
  })
})

test('CHAT-19 a registration that is refused does not keep the conversation from beginning', async () => {
  const { posts } = stubBrain({ registration: new Response('{}', { status: 400 }) })
  const begun = await transport().begin({ entry: { flow: 'mobile_onboarding', step: 'init' }, turnId: 't' })
  expect(begun.ok && begun.value.sessionId).toBe('s1')
  expect(posts.map(({ content_type }) => content_type)).toEqual(['init', 'registration', 'goal'])
})

test('CHAT-13 missed elements are requested from the last seq on', async () => {
  const { gets } = stubBrain({ missed: { elements: [says(4, 'd')], cursor: 4, waiting: 'answer' } })
  expect(await transport().missed({ sessionId: 's/1', after: 3, heard: 4 })).toEqual({
    ok: true,
    value: { elements: [says(4, 'd')], cursor: 4, waiting: 'answer', after: 3, heard: 4 },
  })
  expect(gets).toEqual(['/services/brain/sessions/s%2F1/elements?after=3'])
})

test('TRU-05 a puzzle that comes while something waits is solved and sent once, while nothing is asked of the visitor', async () => {
  const works: (string | null)[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/sessions/s1/work')) {
      works.push(request.headers.get(WORK_HEADER))
      return new Response(null, { status: 204 })
    }
    return Response.json({ elements: [], cursor: 3, waiting: 'effect', puzzle: '4.99.mark' })
  })
  const brain = transport()
  const look = () => brain.missed({ sessionId: 's1', after: 3, heard: 3 })
  expect(await Promise.all([look(), look()])).toEqual(
    [1, 2].map(() => ({ ok: true, value: { elements: [], cursor: 3, waiting: 'effect', after: 3, heard: 3 } })),
  )
  await expect.poll(() => works.length).toBe(1)
  expect(works[0]).toMatch(/^4\.99\.mark \d+$/)
})

test('TRU-05 a conversation that its network may not begin is begun with a solved puzzle, and one that cannot be reached is not', async () => {
  const inits: (string | null)[] = []
  const answerInit = (puzzle: object) =>
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.includes('/puzzle?turn_id=t%3Ainit')) return Response.json(puzzle)
      const { content_type } = await request.json()
      const work = request.headers.get(WORK_HEADER)
      if (content_type === 'init') inits.push(work)
      if (content_type === 'init' && work === null) return Response.json({}, { status: 429 })
      return Response.json({ session: { id: 's1' }, elements: [], cursor: 0, waiting: 'answer' })
    })
  const begin = () => transport().begin({ entry: { flow: 'mobile_onboarding', step: 'init' }, turnId: 't' })
  answerInit({ puzzle: '4.99.mark' })
  expect((await begin()).ok).toBe(true)
  expect(inits).toEqual([null, expect.stringMatching(/^4\.99\.mark \d+$/)])
  answerInit({})
  expect(await begin()).toEqual({ ok: false, reason: 'unreachable' })
})
