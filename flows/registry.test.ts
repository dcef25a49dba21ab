import { expect, test } from 'vitest'
import { FLOW_NAMES } from '#contracts/chat/flow-name.ts'
import { checkFlow } from './kit/check-flow.ts'
import { readFlowTexts } from '#server/i18n/read-flow-texts.ts'
import { flows } from './registry.ts'

const texts = readFlowTexts()

test.each(FLOW_NAMES)('FLOW-03 FLOW-04 BEY-04 %s has no finding', (name) => {
  expect(checkFlow(flows[name], texts)).toEqual([])
})

test.each(FLOW_NAMES)('FLOW-01 %s is registered under its own name', (name) => {
  expect(flows[name].name).toBe(name)
})
