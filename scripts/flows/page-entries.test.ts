import { expect, test } from 'vitest'
import { flows } from '#flows/registry.ts'
import { ROOT } from '#server/sandbox/write-replay.ts'
import { wrongPageEntries } from './page-entries.ts'

test('FLOW-02 every page begins its conversation at an entry of a flow that is offered there', () => {
  expect(wrongPageEntries(flows, ROOT)).toEqual([])
})

test('FLOW-02 a page that begins a conversation where there is no entry is found with its line', () => {
  const chat = { flow: 'generic_signup', step: 'inti' } as const
  expect(wrongPageEntries(flows, ROOT, { 'kitchen-sink': { chat } })).toEqual([
    expect.stringMatching(
      /^contracts\/pages\/pages\.ts:\d\d+ {2}badEntry {2}kitchen-sink: begins generic_signup at inti, which is no entry of it$/,
    ),
  ])
})
