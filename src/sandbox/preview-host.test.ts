import { expect, test } from 'vitest'
import { everyElement } from '#flows/every-element/flow.ts'
import { runnable } from '#flows/kit/turn.ts'
import { open, type Run } from '#flows/kit/run/run.ts'
import { createPreviewHost, PREVIEW_SESSION } from './preview-host.ts'
import { createRunStore } from './run-store.ts'

const run: Run = { flow: 'every_element', locale: 'nb_NO', at: 0, moves: [open('init')] }
const outgoing = (utterance: string, payload?: string) => ({
  sessionId: PREVIEW_SESSION,
  outgoing: { turnId: 't', answers: 1, utterance, title: utterance, ...(payload !== undefined && { payload }) },
})
function preview() {
  const store = createRunStore(runnable(everyElement), run)
  return { store, host: createPreviewHost(store, (id) => id) }
}

test('SAND-01 the widget is given the conversation as the run stands', () => {
  const { host } = preview()
  const { elements, waiting, sessionId } = host.conversation()
  expect(elements.map(({ seq, utterance }) => [seq, utterance])).toEqual([[1, 'every.hello'], [2, 'every.choices']])
  expect({ waiting, sessionId }).toEqual({ waiting: 'answer', sessionId: PREVIEW_SESSION })
})

test('SAND-01 an answer in the widget is a move of the run, and brings what is new', () => {
  const { store, host } = preview()
  const answered = host.answer(outgoing('every.go', 'go'))
  expect(answered.ok && answered.value.elements.map(({ utterance, from }) => [from, utterance])).toEqual([
    ['visitor', 'every.go'],
    ['bot', 'every.offer'],
  ])
  expect(store.read().run.moves.at(-1)).toEqual({ kind: 'pick', payload: 'go' })
})

test('SAND-01 a typed answer that is a suggestion chooses it', () => {
  const { store, host } = preview()
  host.answer(outgoing(' Every.GO '))
  expect(store.read().run.moves.at(-1)).toEqual({ kind: 'pick', payload: 'go' })
})

test('SAND-02 what happens to the run elsewhere is missed by the widget, and fetched', () => {
  const { store, host } = preview()
  let told = 0
  host.subscribe(() => (told += 1))
  store.make({ kind: 'pick', payload: 'go' })
  const missed = host.missed({ sessionId: PREVIEW_SESSION, after: 2 })
  expect(missed.ok && missed.value.elements.map(({ seq }) => seq)).toEqual([3, 4])
  expect([told, host.cursor()]).toEqual([1, 4])
})

test('SAND-02 an answer after the session has expired finds no session, a wrong one is refused', () => {
  const { store, host } = preview()
  expect(host.answer(outgoing('', 'nowhere'))).toEqual({ ok: false, reason: 'refused' })
  store.make({ kind: 'wait', ms: 31 * 86_400_000 })
  expect(host.answer(outgoing('every.go', 'go'))).toEqual({ ok: false, reason: 'notFound' })
})
