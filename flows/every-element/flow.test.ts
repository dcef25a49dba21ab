import { expect, test } from 'vitest'
import { inputRules } from '../kit/input-rules.ts'
import { everyElement } from './flow.ts'

test('FLOW-03 every_element asks for each kind of typed answer once', () => {
  const rules = Object.values(everyElement.steps).flatMap((step) => ('ask' in step && step.ask.input ? [step.ask.input.rule] : []))
  expect(rules).toEqual(Object.keys(inputRules))
})
