import { expect, test } from 'vitest'
import { inputRules, type InputRuleName } from '../kit/input-rules.ts'
import { everyElement } from './flow.ts'

const OF_POWER: readonly InputRuleName[] = ['supplier', 'meteringPoint', 'startDate']

test('FLOW-03 every_element asks for each kind of typed answer once', () => {
  const rules = Object.values(everyElement.steps).flatMap((step) =>
    'ask' in step && step.ask.input ? [step.ask.input.rule] : [],
  )
  expect([...rules, ...OF_POWER].sort()).toEqual(Object.keys(inputRules).sort())
})
