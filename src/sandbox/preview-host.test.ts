import { expect, test } from 'vitest'
import { everyElement } from '#flows/every-element/flow.ts'
import { runnable } from '#flows/kit/turn.ts'
import { open, type Run } from '#flows/kit/run/run.ts'
import { createPreviewHost, PREVIEW_SESSION, type Preview } from './preview-host.ts'
import { mobileOnboarding } from '#flows/mobile-onboarding/flow.ts'
import { createRunStore } from './run-store.ts'
import type { Flow } from '#flows/kit/flow.ts'

const run: Run = { flow: 'every_element', locale: 'nb_NO', at: 0, moves: [open('init')] }
const outgoing = (utterance: string, payload?: string) => ({
  sessionId: PREVIEW_SESSION,
  outgoing: { turnId: 't', answers: 1, utterance, title: utterance, ...(payload !== undefined && { payload }) },
})
const PRICES = { topic: 'plans', text: 'See the prices.' }
function preview({
  begun = run,
  flow = everyElement,
  lookUp = async () => PRICES,
}: { begun?: Run; flow?: Flow; lookUp?: Preview['lookUp'] } = {}) {
  const store = createRunStore(runnable(flow), begun)
  return { store, host: createPreviewHost(store, { flow, translate: (id) => id, lookUp }) }
}

test('SAND-01 the widget is given the conversation as the run stands', () => {
  const { host } = preview()
  const { elements, waiting, sessionId } = host.conversation()
  expect(elements.map(({ seq, utterance }) => [seq, utterance])).toEqual([
    [1, 'every.hello'],
    [2, 'every.choices'],
  ])
  expect({ waiting, sessionId }).toEqual({ waiting: 'answer', sessionId: PREVIEW_SESSION })
})

test('SAND-01 an answer in the widget is a move of the run, and brings what is new', async () => {
  const { store, host } = preview()
  const answered = await host.answer(outgoing('every.go', 'go'))
  expect(answered.ok && answered.value.elements.map(({ utterance, from }) => [from, utterance])).toEqual([
    ['visitor', 'every.go'],
    ['bot', 'every.offer'],
  ])
  expect(store.read().run.moves.at(-1)).toEqual({ kind: 'pick', payload: 'go' })
})

test('SAND-01 a typed answer that is a suggestion chooses it', async () => {
  const { store, host } = preview()
  await host.answer(outgoing(' Every.GO '))
  expect(store.read().run.moves.at(-1)).toEqual({ kind: 'pick', payload: 'go' })
})

test('SAND-02 the widget fetches changes made to the run elsewhere', () => {
  const { store, host } = preview()
  let told = 0
  host.subscribe(() => (told += 1))
  store.make({ kind: 'pick', payload: 'go' })
  const missed = host.missed({ sessionId: PREVIEW_SESSION, after: 2, heard: 0 })
  expect(missed.ok && missed.value.elements.map(({ seq }) => seq)).toEqual([3, 4])
  expect([told, host.cursor()]).toEqual([1, 4])
})

test('SAND-02 an answer after the session has expired finds no session, a wrong one is refused', async () => {
  const { store, host } = preview()
  expect(await host.answer(outgoing('', 'nowhere'))).toEqual({ ok: false, reason: 'refused' })
  store.make({ kind: 'wait', ms: 31 * 86_400_000 })
  expect(await host.answer(outgoing('every.go', 'go'))).toEqual({ ok: false, reason: 'notFound' })
})

test('CHAT-15 a visitor’s question is answered by the portal and stays in the run; without an answer it counts as a failed attempt', async () => {
  const { store, host } = preview()
  const answered = await host.answer(outgoing('what does it cost?'))
  expect(answered.ok && answered.value.elements.map(({ utterance }) => utterance)).toEqual([
    'what does it cost?',
    PRICES.text,
    'every.choices',
  ])
  expect(store.read().run.moves.at(-1)).toMatchObject({
    kind: 'type',
    text: 'what does it cost?',
    found: PRICES,
    acts: [{ kind: 'question' }],
  })
  const unanswered = preview({ lookUp: async () => undefined })
  await unanswered.host.answer(outgoing('what is the moon made of?'))
  expect(unanswered.store.read().run.moves.at(-1)).toMatchObject({ kind: 'type', text: 'what is the moon made of?' })
})

test('CHAT-15 own words choose an answer, one that is not shown too, and a person at every question', async () => {
  const { store, host } = preview({
    flow: mobileOnboarding,
    begun: { ...run, flow: 'mobile_onboarding', moves: [open('plan')] },
  })
  expect((await host.answer(outgoing('300 MB'))).ok).toBe(true)
  expect(store.read().run.moves.at(-1)).toMatchObject({ kind: 'type', text: '300 MB', payload: '300mb' })
  expect((await host.answer(outgoing('kan jeg snakke med noen?'))).ok).toBe(true)
  expect(store.read().run.moves.at(-1)).toMatchObject({ kind: 'type', payload: 'customer_service' })
})

test('SAND-02 a run that moved on while a question was looked up stays where it is', async () => {
  const { store, host } = preview({
    lookUp: async () => {
      store.make({ kind: 'pick', payload: 'go' })
      return PRICES
    },
  })
  expect(await host.answer(outgoing('what does it cost?'))).toEqual({ ok: false, reason: 'refused' })
  expect(store.read().run.moves).toEqual([open('init'), { kind: 'pick', payload: 'go' }])
})
