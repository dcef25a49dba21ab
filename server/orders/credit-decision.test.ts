import { expect, test } from 'vitest'
import { creditDecision } from './check-credit.ts'

test('CALL-08 credit: nobody under 18, the youngest pay three months on dear plans, an open case refuses', () => {
  expect(creditDecision({ age: 17, openCases: 0 }, 'flex', '2026-03-01')).toEqual({
    outcome: 'refused',
    reason: 'under_age',
  })
  expect(creditDecision({ age: 18, openCases: 0 }, '30gb', '2026-03-01')).toEqual({
    outcome: 'deposit',
    depositOre: 149_700,
  })
  expect(creditDecision({ age: 19, openCases: 0 }, '3gb', '2026-03-01')).toEqual({ outcome: 'approved' })
  expect(creditDecision({ age: 20, openCases: 0 }, '30gb', '2026-03-01')).toEqual({ outcome: 'approved' })
  expect(creditDecision({ age: 40, openCases: 1 }, 'flex', '2026-03-01')).toEqual({
    outcome: 'refused',
    reason: 'open_case',
  })
})
