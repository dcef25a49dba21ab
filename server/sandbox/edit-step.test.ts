import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { FileChanges } from '#contracts/sandbox/file-changes.ts'
import type { StepEdit } from '#contracts/sandbox/step-edits.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { CSAT, linesOf, openStepEdits } from './testing/step-edits.ts'

let edits: Awaited<ReturnType<typeof openStepEdits>>
beforeAll(async () => {
  edits = await openStepEdits()
}, 60_000)
afterAll(() => edits.close())
afterEach(() => edits.restore())

const order = (...keys: string[]): StepEdit['change'] => ({ kind: 'order', orders: [{ list: 'choices', keys }] })

test('SAND-06 a step tells what of it can be put in another order and behind which of its ways a step can be added', async () => {
  expect(await edits.editable('csat_mobile', 'why_low')).toMatchObject({
    at: expect.stringMatching(/^flows\/csat-mobile\/flow\.ts:\d+$/),
    isShared: false,
    lists: [
      {
        list: 'choices',
        keepsFirst: false,
        members: [
          { key: 'skip', text: 'csat.why.skip' },
          { key: '[TALK_TO_US]', text: 'kit.talkToUs' },
        ],
      },
    ],
    ways: [
      { at: 'ask.input.to', to: 'store_reason' },
      { at: 'ask.choices.skip.to', to: 'is_stored' },
      { at: 'ask.choices.[TALK_TO_US].to', to: 'handover' },
    ],
    refused: { order: [], step: [] },
  })
})

test.each<[FlowName, string, 'order' | 'step', RegExp]>([
  ['csat_mobile', 'hello', 'order', /nothing whose order/],
  ['csat_mobile', 'thanks', 'step', /leads to no step/],
  [
    'power_onboarding',
    'attorney_declined',
    'order',
    /take in others \(\.\.\.talkToUs\).*flows\/power-onboarding\/steps\.ts:\d+/,
  ],
  ['power_onboarding', 'attorney', 'step', /stands in a part or a function/],
  ['mobile_onboarding', 'order.credit_down', 'order', /made by code at flows\/mobile-order\/credit\.ts:\d+/],
  ['mobile_onboarding', 'order.number', 'step', /stands in a part/],
  ['csat_mobile', 'nowhere', 'order', /made by code/],
])('SAND-06 what cannot be edited safely says so and why: %s, %s', async (flow, step, what, why) => {
  const { refused } = await edits.editable(flow, step)
  expect(refused[what].join('\n')).toMatch(why)
})

test('SAND-06 a step of a part says that every flow that uses it changes with it', async () => {
  const { isShared, lists } = await edits.editable('mobile_onboarding', 'order.number')
  expect([isShared, lists.map(({ members }) => members.map(({ key }) => key))]).toEqual([true, [['keep', 'new']]])
})

test('SAND-06 another order of the choices is shown as a difference, and nothing is written by that', async () => {
  const before = edits.contents()
  const { status, body } = await edits.edit(
    '/steps/difference',
    'csat_mobile',
    'why_low',
    order('[TALK_TO_US]', 'skip'),
  )
  expect([status, linesOf(body)]).toEqual([
    200,
    [
      `${CSAT} gone skip: { title: 'csat.why.skip', to: 'is_stored' },`,
      `${CSAT} come skip: { title: 'csat.why.skip', to: 'is_stored' },`,
    ],
  ])
  expect(edits.contents()).toEqual(before)
})

test('SAND-06 the facts of a stretch change places with the comments that stand by them', async () => {
  const path = join(edits.root, CSAT)
  const stretch = `    // Before the score.
    contact: {
      collect: {
        // The one we call by.
        name: 'csat.hello',
        phone: { say: ['csat.score'], label: 'csat.why.label' }, // for the call
        email: { say: ['csat.thanks'], label: 'csat.why.label' },
      },
      next: 'score',
    },
    hello: {`
  writeFileSync(path, readFileSync(path, 'utf8').replace('    hello: {', stretch))
  const change: StepEdit['change'] = { kind: 'order', orders: [{ list: 'facts', keys: ['email', 'phone', 'name'] }] }
  const { body } = await edits.edit('/steps/difference', 'csat_mobile', 'contact', change)
  const { files } = v.parse(FileChanges, body)
  expect(
    files.flatMap(({ lines }) => lines.flatMap(({ kind, text }) => (kind === 'gone' ? [] : [text.trim()]))),
  ).toEqual([
    'collect: {',
    "email: { say: ['csat.thanks'], label: 'csat.why.label' },",
    "phone: { say: ['csat.score'], label: 'csat.why.label' }, // for the call",
    '// The one we call by.',
    "name: 'csat.hello',",
    '},',
  ])
})

test('SAND-06 CHAT-10 the choice that the box to tick is for stays first', async () => {
  const { status, body } = await edits.edit('/steps', 'power_onboarding', 'attorney', order('decline', 'give'))
  expect([status, body]).toMatchObject([
    422,
    { detail: 'The box to tick is for the first choice, so give stays first.' },
  ])
})

test('SAND-06 a source that has changed since it was read is not overwritten', async () => {
  const { read } = await edits.editable('csat_mobile', 'why_low')
  const path = join(edits.root, CSAT)
  writeFileSync(path, readFileSync(path, 'utf8').replace("label: 'csat.why.label'", "label: 'csat.score'"))
  const before = edits.contents()
  const asked = { flow: 'csat_mobile', step: 'why_low', change: order('[TALK_TO_US]', 'skip'), read }
  for (const route of ['/steps/difference', '/steps']) {
    const answer = await edits.ask(route, jsonRequest('POST', asked))
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'changed_meanwhile' }])
  }
  expect(edits.contents()).toEqual(before)
})
