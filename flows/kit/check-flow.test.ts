import { expect, test } from 'vitest'
import { checkFlow } from './check-flow.ts'
import type { Flow } from './flow.ts'
import { person, rules, sound, texts, withSteps } from './testing/sound-flow.ts'

test('FLOW-03 a sound flow has no finding', () => {
  expect(checkFlow(sound, texts)).toEqual([])
})

test('FLOW-03 a step no entry leads to is found', () => {
  expect(rules(withSteps({ island: { say: ['hello'], next: 'init' } }))).toEqual(['unreachable island'])
})

test('FLOW-03 a step that no end can be reached from is found', () => {
  const trap = { say: ['hello'], ask: { choices: { yes: { title: 'yes', to: 'trap' } } } }
  expect(
    rules(
      withSteps({
        phone: { say: ['phone'], ask: { choices: { yes: { title: 'yes', to: 'trap' }, no: person } } },
        trap,
      }),
    ),
  ).toEqual(['deadEnd trap'])
})

test('FLOW-03 the check finds a transition to a step that does not exist', () => {
  expect(
    rules(
      withSteps({ phone: { say: ['phone'], ask: { choices: { no: person, yes: { title: 'yes', to: 'nowhere' } } } } }),
    ),
  ).toEqual(['danglingWay phone'])
})

test('FLOW-03 the check finds an outcome without a step', () => {
  const steps: Flow['steps'] = JSON.parse(JSON.stringify(sound.steps).replace('"tooMany":"down","busy"', '"busy"'))
  expect(rules({ ...sound, steps })).toEqual(['unroutedOutcome send'])
})

test.each([
  [
    'the same call again',
    {
      say: ['hello'],
      call: {
        effect: 'code.send',
        outcomes: { sent: 'code', tooMany: 'down', busy: 'down', noSms: 'down', failed: 'send' },
      },
    },
    {},
  ],
  [
    'silence',
    {
      call: {
        effect: 'code.send',
        outcomes: { sent: 'code', tooMany: 'down', busy: 'down', noSms: 'down', failed: 'mute' },
      },
    },
    { mute: { end: 'given_up' } },
  ],
  [
    'nothing but the same call',
    {
      call: {
        effect: 'code.send',
        outcomes: { sent: 'code', tooMany: 'down', busy: 'down', noSms: 'down', failed: 'retry' },
      },
    },
    { retry: { say: ['down'], ask: { choices: { again: { title: 'again', to: 'send' } } } } },
  ],
  [
    'a decision that goes round',
    {
      call: {
        effect: 'code.send',
        outcomes: { sent: 'code', tooMany: 'down', busy: 'down', noSms: 'down', failed: 'round' },
      },
    },
    { round: { branch: [{ if: 'known', to: 'round' }, { to: 'down' }] } },
  ],
] as const)('FLOW-03 a failure that leads to %s is found', (_, send, more) => {
  expect(rules(withSteps({ send, ...more }))).toContain('failedLeadsNowhere send')
})

test('FLOW-03 a loop that asks nothing is found', () => {
  const loop = withSteps({
    known: { branch: [{ if: 'known', to: 'round' }, { to: 'phone' }] },
    round: { say: ['hello'], next: 'known' },
  })
  expect(rules(loop)).toEqual(['loopWithoutInput known', 'loopWithoutInput round'])
})

test('FLOW-03 a question that says nothing is found', () => {
  expect(rules(withSteps({ phone: { ask: { choices: { no: person } } } }))).toEqual(['silentQuestion phone'])
})

test('FLOW-03 the check finds a branch whose last case has a guard, or an earlier one has none', () => {
  expect(
    rules(
      withSteps({
        known: {
          branch: [
            { if: 'known', to: 'summary' },
            { if: 'known', to: 'phone' },
          ],
        },
      }),
    ),
  ).toEqual(['oddBranch known'])
  expect(rules(withSteps({ known: { branch: [{ to: 'summary' }, { to: 'phone' }] } }))).toEqual([
    'oddBranch known',
    'unusedName known',
    'unknownFact send',
  ])
})

test('FLOW-03 unknown entries, guards, offers, summaries and learn names are found', () => {
  expect(rules({ ...sound, entries: ['init', 'gone'], guards: {}, offers: {}, summaries: {}, learn: {} })).toEqual([
    'unknownName gone',
    'unknownName init',
    'unknownName known',
    'unknownName summary',
    'unknownName summary',
  ])
})

test('BEY-02 a step renamed to one that does not exist is found', () => {
  expect(checkFlow({ ...sound, renamed: { old: 'gone', older: 'phone' } }, texts)).toEqual([
    { rule: 'unknownName', step: 'old', detail: 'step it was renamed to, gone does not exist' },
  ])
})

test('FLOW-03 a guard, offer, summary or learn name that no step uses is found', () => {
  const unused: Flow = {
    ...sound,
    guards: { ...sound.guards, never: () => true },
    learn: { ...sound.learn, forget: () => ({}) },
  }
  expect(checkFlow(unused, texts).map(({ rule, detail }) => `${rule} ${detail}`)).toEqual([
    'unusedName no step uses this guard',
    'unusedName no step uses this learn name',
  ])
})
