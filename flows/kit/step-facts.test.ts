import { expect, test } from 'vitest'
import { mobileOnboarding } from '../mobile-onboarding/flow.ts'
import { stepFacts } from './step-facts.ts'

test('SAND-01 a step tells which facts it reads and writes', () => {
  expect(stepFacts(mobileOnboarding, 'order.number_known')).toEqual({
    reads: ['numberChoice', 'portNumber', 'portRefusal'],
    writes: [],
  })
  expect(stepFacts(mobileOnboarding, 'order.port_number')).toEqual({
    reads: ['customerId', 'forWhom', 'phone', 'portNumber'],
    writes: ['numberChoice', 'portNumber', 'portRefusal'],
  })
  expect(stepFacts(mobileOnboarding, 'order.port_check')).toEqual({ reads: ['portNumber'], writes: ['portRefusal'] })
  expect(stepFacts(mobileOnboarding, 'order.whose').writes).toContain('forWhom')
  expect(stepFacts(mobileOnboarding, 'nowhere')).toEqual({ reads: [], writes: [] })
})
