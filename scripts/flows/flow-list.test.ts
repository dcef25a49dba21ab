import { expect, test } from 'vitest'
import { ROOT } from '#server/sandbox/write-replay.ts'
import { makeEffectList } from './effect-list.ts'
import { makeFlowList, staleLists } from './flow-list.ts'

test('FLOW-01 ONE-01 the list of flows and the registry are what the flows themselves declare', async () => {
  expect(staleLists(await makeFlowList(ROOT), ROOT)).toEqual([])
})

test('ONE-01 the list of effects, and of the facts declared with them, is what the files in contracts/effects/ declare', () => {
  expect(staleLists(makeEffectList(ROOT), ROOT)).toEqual([])
})
