import { expect, test } from 'vitest'
import { countBrowserTests, countFigures, countUnitTests } from './suite-reports.ts'

const unit = {
  numPassedTests: 7,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
  testResults: [],
}
const browser = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] }

test('a unit test that was skipped counts as failed', () => {
  expect(countUnitTests(unit)).toEqual({ passed: 7, failed: 0, failures: [] })
  expect(countUnitTests({ ...unit, numPendingTests: 131 })).toMatchObject({ passed: 7, failed: 131 })
  expect(countUnitTests({ ...unit, numTodoTests: 1 })).toMatchObject({ passed: 7, failed: 1 })
})

test('a run that fails without a failed test, as when the PostgreSQL server cannot be started, counts as failed', () => {
  expect(countUnitTests({ ...unit, numPassedTests: 0, success: false })).toMatchObject({ passed: 0, failed: 1 })
})

test('a browser test that was skipped or passed only at a second try counts as failed', () => {
  expect(countBrowserTests(browser)).toEqual({ passed: 5, failed: 0, failures: [] })
  expect(countBrowserTests({ ...browser, stats: { ...browser.stats, skipped: 2, flaky: 1 } })).toMatchObject({
    passed: 5,
    failed: 3,
  })
  expect(countBrowserTests({ ...browser, errors: ['no browser'] })).toMatchObject({ passed: 5, failed: 1 })
})

test('a figure over its limit counts as failed', () => {
  expect(
    countFigures([
      { figure: 'bytes', ok: true },
      { figure: 'queries', ok: false },
    ]),
  ).toEqual({ passed: 1, failed: 1, failures: ['queries'] })
})

test('what failed is told by file, name and reason, also a file that could not be loaded', () => {
  const passing = { fullName: 'adds up', status: 'passed', failureMessages: [] }
  const failing = { fullName: 'takes off', status: 'failed', failureMessages: ['Error: 1 is not 2\n\nat line 3'] }
  expect(
    countUnitTests({
      ...unit,
      success: false,
      testResults: [
        { name: 'sums.test.ts', status: 'failed', assertionResults: [passing, failing] },
        { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      ],
    }).failures,
  ).toEqual(['sums.test.ts: takes off\n    Error: 1 is not 2\n    at line 3', 'broken.test.ts'])
  const spec = (title: string, status: string) => ({
    title,
    file: 'chat.spec.ts',
    tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: '\u001b[31mno button\u001b[39m' }] }] }],
  })
  expect(
    countBrowserTests({
      ...browser,
      suites: [{ specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'flaky')] }] }],
    }).failures,
  ).toEqual(['chat.spec.ts (phone): closes\n    no button'])
})
