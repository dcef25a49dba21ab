import { expect, test } from 'vitest'
import { everyElement } from '#flows/every-element/flow.ts'
import { runnable } from '#flows/kit/turn.ts'
import { open, type Run } from '#flows/kit/run/run.ts'
import { formatMoves } from '#flows/kit/run/replay-file.ts'
import { createRunStore, runIn } from './run-store.ts'

const run: Run = {
  flow: 'every_element',
  locale: 'nb_NO',
  at: Date.parse('2026-11-21T10:00:00Z'),
  moves: [open('init')],
}
const stepOf = (store: ReturnType<typeof createRunStore>) => store.read().frames.at(-1)?.turn.state.step

test('SAND-02 goes back, forward again, and another way from there', () => {
  const store = createRunStore(runnable(everyElement), run)
  store.make({ kind: 'pick', payload: 'go' })
  store.make({ kind: 'pick', payload: '3gb' })
  expect(stepOf(store)).toBe('name')
  store.goTo(1)
  expect(stepOf(store)).toBe('init')
  store.goTo(3)
  expect(stepOf(store)).toBe('name')
  store.goTo(2)
  store.make({ kind: 'pick', payload: '12gb' })
  expect(store.read().run.moves).toHaveLength(3)
  expect(store.read().frames.at(-1)?.turn.state.facts.plan).toBe('12gb')
})

test('SAND-02 jumps to any step with facts of choice, and begins the conversation on screen anew', () => {
  const store = createRunStore(runnable(everyElement), run)
  const { epoch } = store.read()
  expect(store.make(open('greeting', { name: { firstName: 'Kari', lastName: 'Nordmann' } }))).toBeUndefined()
  expect(stepOf(store)).toBe('child_name')
  expect(store.read().epoch).toBeGreaterThan(epoch)
})

test('SAND-02 a move that is not possible is refused with the reason and changes nothing', () => {
  const store = createRunStore(runnable(everyElement), run)
  const before = store.read()
  expect(store.make({ kind: 'pick', payload: 'nowhere' })).toBe('init offers go, person, not nowhere')
  expect(store.read()).toBe(before)
})

test('SAND-06 a changed flow is played again from the beginning, as far as the moves fit', () => {
  const store = createRunStore(runnable(everyElement), run)
  store.make({ kind: 'pick', payload: 'go' })
  store.make({ kind: 'pick', payload: '3gb' })
  const { steps } = everyElement
  store.setFlow(runnable({ ...everyElement, steps: { ...steps, offer: { say: ['every.offer'], next: 'name' } } }))
  expect(store.read()).toMatchObject({ cursor: 2, stuck: 'name offers nothing, not 3gb' })
  expect(stepOf(store)).toBe('name')
  store.setFlow(runnable(everyElement))
  expect(stepOf(store)).toBe('offer')
  store.goTo(3)
  expect(stepOf(store)).toBe('name')
})

test('tells who listens of every change', () => {
  const store = createRunStore(runnable(everyElement), run)
  let changes = 0
  const leave = store.subscribe(() => (changes += 1))
  store.make({ kind: 'pick', payload: 'go' })
  store.goTo(1)
  leave()
  store.goTo(2)
  expect(changes).toBe(2)
})

test('SAND-02 an address with the moves of a conversation opens it there', () => {
  const moves = [open('init', { plan: '6gb' }), { kind: 'pick' as const, payload: 'go' }]
  const asked = runIn(`?replay=${encodeURIComponent(formatMoves('', { ...run, moves }))}`)
  expect(asked).toEqual({ ...run, moves })
  expect(stepOf(createRunStore(runnable(everyElement), asked ?? run))).toBe('offer')
})

test('SAND-02 an address whose conversation cannot be read begins anew', () => {
  expect([runIn(''), runIn('?replay=tea')]).toEqual([undefined, undefined])
})
