import * as v from 'valibot'

/** A skipped test counts as failed, because every suite is required. */
export type Count = { passed: number; failed: number }

const UnitReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  success: v.boolean(),
})
const BrowserReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
})
const FiguresReport = v.array(v.object({ figure: v.string(), ok: v.boolean() }))

export function countUnitTests(report: unknown): Count {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests, success } = v.parse(
    UnitReport,
    report,
  )
  const failed = success ? 0 : Math.max(numFailedTests, numFailedTestSuites, 1)
  return { passed: numPassedTests, failed: failed + numPendingTests + numTodoTests }
}

export function countBrowserTests(report: unknown): Count {
  const { stats, errors } = v.parse(BrowserReport, report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

export function countFigures(report: unknown): Count {
  const figures = v.parse(FiguresReport, report)
  return { passed: figures.filter(({ ok }) => ok).length, failed: figures.filter(({ ok }) => !ok).length }
}
