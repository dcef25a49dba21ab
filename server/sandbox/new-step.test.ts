import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { NewStep } from '#contracts/sandbox/step-edits.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { CSAT, linesOf, openStepEdits, TYPES, WORDS } from './testing/step-edits.ts'

let edits: Awaited<ReturnType<typeof openStepEdits>>
beforeAll(async () => {
  edits = await openStepEdits()
}, 60_000)
afterAll(() => edits.close())
afterEach(() => edits.restore())

const says: NewStep['says'] = { nb_NO: 'Det tar et halvt minutt.', en_US: 'It takes half a minute.' }
const asks: NewStep = {
  kind: 'step',
  at: 'next',
  name: 'ready_now',
  says: { nb_NO: 'Har du tid nå, {firstName}?', en_US: 'Do you have time now, {firstName}?' },
  choices: [
    { name: 'yes', to: 'score', title: { nb_NO: 'Ja', en_US: 'Yes' } },
    { name: 'later', to: 'leave', title: { nb_NO: 'Senere', en_US: 'Later' } },
  ],
}

test('SAND-06 a step added from a form is written with its words and their types, in the form of the project', async () => {
  const { status, body } = await edits.edit('/steps', 'csat_mobile', 'hello_again', asks)
  expect([status, linesOf(body)]).toEqual([
    200,
    [
      `${CSAT} gone hello_again: { say: ['csat.helloAgain'], next: 'score' },`,
      `${CSAT} come hello_again: { say: ['csat.helloAgain'], next: 'ready_now' },`,
      `${CSAT} come ready_now: {`,
      `${CSAT} come say: ['csat.readyNow'],`,
      `${CSAT} come ask: {`,
      `${CSAT} come choices: {`,
      `${CSAT} come yes: { title: 'csat.readyNow.yes', to: 'score' },`,
      `${CSAT} come later: { title: 'csat.readyNow.later', to: 'leave' },`,
      `${CSAT} come },`,
      `${CSAT} come },`,
      `${CSAT} come },`,
      `${WORDS} come },`,
      `${WORDS} come "csat.readyNow": {`,
      `${WORDS} come "nb_NO": "Har du tid nå, {firstName}?",`,
      `${WORDS} come "en_US": "Do you have time now, {firstName}?"`,
      `${WORDS} come },`,
      `${WORDS} come "csat.readyNow.yes": {`,
      `${WORDS} come "nb_NO": "Ja",`,
      `${WORDS} come "en_US": "Yes"`,
      `${WORDS} come },`,
      `${WORDS} come "csat.readyNow.later": {`,
      `${WORDS} come "nb_NO": "Senere",`,
      `${WORDS} come "en_US": "Later"`,
      `${TYPES} come 'csat.readyNow': 'firstName'`,
      `${TYPES} come 'csat.readyNow.later': never`,
      `${TYPES} come 'csat.readyNow.yes': never`,
    ],
  ])
  expect(edits.contents()[CSAT]).toContain("ready_now: {\n      say: ['csat.readyNow'],")
}, 120_000)

test('SAND-06 FLOW-03 a step with which the flow has a finding is refused with it, and nothing is written', async () => {
  const before = edits.contents()
  const astray = { ...asks, says, choices: [{ name: 'later', to: 'leave', title: says }] }
  const { status, body } = await edits.edit('/steps', 'csat_mobile', 'scored', { ...astray, at: 'branch.1.to' })
  expect([status, body]).toMatchObject([422, { detail: 'csat_mobile: unreachable why_low: no entry leads here' }])
  expect(edits.contents()).toEqual(before)
}, 120_000)

test('SAND-06 a step with which the flow does not compile is refused with what the compiler says', async () => {
  const before = edits.contents()
  const unknown = { nb_NO: 'Hei, {lastName}!', en_US: 'Hi, {lastName}!' }
  const { status, body } = await edits.edit('/steps', 'csat_mobile', 'hello', { ...asks, says: unknown, choices: [] })
  expect([status, body]).toMatchObject([
    422,
    { detail: expect.stringMatching(/^flows\/csat-mobile\/flow\.ts\(\d+,\d+\): error TS\d+: .*csat\.readyNow/) },
  ])
  expect(edits.contents()).toEqual(before)
}, 120_000)

test('SAND-05 outside development the sources have no address, not even for a developer', async () => {
  const { read } = await edits.editable('csat_mobile', 'hello')
  const body = jsonRequest('POST', { flow: 'csat_mobile', step: 'hello', change: asks, read })
  for (const [path, init] of [
    ['/steps?flow=csat_mobile&step=hello', undefined],
    ['/steps', body],
    ['/steps/difference', body],
  ] as const)
    expect((await edits.ask(path, init, false)).status).toBe(404)
})

test.each<[string, Partial<NewStep>, string]>([
  [
    'a name that is none',
    { name: 'Ready Now' },
    '"Ready Now" is no name: small letters and digits, with _ between words, such as ask_again.',
  ],
  ['a name that is taken', { name: 'score' }, 'There is a step score already.'],
  ['a text that is there', { name: 'store_failed' }, 'There is a step store_failed already.'],
  ['words that a locale lacks', { says: { nb_NO: 'Hei' } }, 'csat.readyNow in en_US is empty'],
  ['a price', { says: { ...says, nb_NO: 'Bare 49 kr' } }, 'csat.readyNow in nb_NO writes the price "49 kr"'],
  [
    'other values in one locale',
    { says: { ...says, en_US: 'Hi {firstName}' } },
    'csat.readyNow in en_US must fill in nothing, and fills in {firstName}',
  ],
  [
    'a choice that leads nowhere',
    { choices: [{ name: 'yes', to: 'nowhere', title: says }] },
    'yes leads to nowhere, which does not exist.',
  ],
  [
    'two choices of one name',
    {
      choices: [
        { name: 'yes', to: 'score', title: says },
        { name: 'yes', to: 'score', title: says },
      ],
    },
    'Two choices have the same name.',
  ],
  ['a way that is not there', { at: 'ask.input.to' }, 'There is no way ask.input.to written in the step'],
])('SAND-06 FLOW-04 a new step with %s is refused with a sentence', async (_, odd, detail) => {
  const before = edits.contents()
  const { status, body } = await edits.edit('/steps', 'csat_mobile', 'hello', { ...asks, says, ...odd })
  expect([status, body]).toMatchObject([422, { code: 'change_does_not_fit', detail: expect.stringContaining(detail) }])
  expect(edits.contents()).toEqual(before)
})
