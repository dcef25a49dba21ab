import { expect, test } from 'vitest'
import { countBrowserTests, countFigures, countUnitTests } from './suite-reports.ts'

const unit = {
  numPassedTests: 7,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
}
const browser = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }

test('a unit test that was skipped counts as failed', () => {
  expect(countUnitTests(unit)).toEqual({ passed: 7, failed: 0 })
  expect(countUnitTests({ ...unit, numPendingTests: 131 })).toEqual({ passed: 7, failed: 131 })
  expect(countUnitTests({ ...unit, numTodoTests: 1 })).toEqual({ passed: 7, failed: 1 })
})

test('a run that fails without a failed test, as when the PostgreSQL server cannot be started, counts as failed', () => {
  expect(countUnitTests({ ...unit, numPassedTests: 0, success: false })).toEqual({ passed: 0, failed: 1 })
})

test('a browser test that was skipped or passed only at a second try counts as failed', () => {
  expect(countBrowserTests(browser)).toEqual({ passed: 5, failed: 0 })
  expect(countBrowserTests({ ...browser, stats: { ...browser.stats, skipped: 2, flaky: 1 } })).toEqual({
    passed: 5,
    failed: 3,
  })
  expect(countBrowserTests({ ...browser, errors: ['no browser'] })).toEqual({ passed: 5, failed: 1 })
})

test('a figure over its limit counts as failed', () => {
  expect(
    countFigures([
      { figure: 'bytes', ok: true },
      { figure: 'queries', ok: false },
    ]),
  ).toEqual({ passed: 1, failed: 1 })
})
