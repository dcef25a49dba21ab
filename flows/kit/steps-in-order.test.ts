import { expect, test } from 'vitest'
import { flows } from '#flows/registry.ts'
import { defineFlow } from './testing/define.ts'
import { stepsInOrder } from './steps-in-order.ts'

test('BEY-12 steps are in the order a conversation passes them, however they are declared', () => {
  const flow = defineFlow({
    name: 'every_element',
    offered: { only: ['nb_NO'], instead: 'home' },
    entries: ['init'],
    humanHandover: 'person',
    secrets: [],
    guards: {},
    offers: {},
    summaries: {},
    learn: {},
    values: () => ({}),
    steps: {
      person: { say: ['person'], end: 'handed_over' },
      done: { say: ['done'], end: 'thanks' },
      later: { say: ['later'], next: 'ask' },
      ask: {
        say: ['which'],
        ask: {
          choices: {
            a: { title: 'a', to: 'first' },
            b: { title: 'b', to: 'second' },
            again: { title: 'again', to: 'later' },
          },
        },
      },
      second: { say: ['second'], next: 'done' },
      first: { say: ['first'], next: 'second' },
      init: { say: ['hello'], next: 'ask' },
    },
  })
  expect(stepsInOrder(flow)).toEqual(['init', 'ask', 'first', 'second', 'done', 'later', 'person'])
})

test.each(Object.values(flows))('BEY-12 every step of $name has its place, once', (flow) => {
  expect(stepsInOrder(flow).toSorted()).toEqual(Object.keys(flow.steps).toSorted())
})
