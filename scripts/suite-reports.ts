import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

/** A skipped test counts as failed, because every suite is required. `failures` names what failed and says why. */
export type Count = { passed: number; failed: number; failures: string[] }

const UnitReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  success: v.boolean(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.array(v.string()) }),
      ),
    }),
  ),
})

const BrowserSpec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(v.object({ errors: v.array(v.object({ message: v.optional(v.string()) })) })),
    }),
  ),
})
type BrowserSuite = { specs: v.InferOutput<typeof BrowserSpec>[]; suites?: BrowserSuite[] | undefined }
const BrowserSuite: v.GenericSchema<BrowserSuite> = v.object({
  specs: v.array(BrowserSpec),
  suites: v.optional(v.array(v.lazy(() => BrowserSuite))),
})
const BrowserReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
  suites: v.array(BrowserSuite),
})

const FiguresReport = v.array(v.object({ figure: v.string(), ok: v.boolean() }))

export function countUnitTests(report: unknown): Count {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests, success, testResults } =
    v.parse(UnitReport, report)
  const failed = success ? 0 : Math.max(numFailedTests, numFailedTestSuites, 1)
  return {
    passed: numPassedTests,
    failed: failed + numPendingTests + numTodoTests,
    failures: testResults.flatMap(({ name, status, assertionResults }) => {
      const file = relative(process.cwd(), name)
      const tests = assertionResults.filter((test) => test.status !== 'passed')
      if (tests.length === 0) return status === 'passed' ? [] : [file]
      return tests.map(({ fullName, failureMessages }) => withReasons(`${file}: ${fullName}`, failureMessages))
    }),
  }
}

export function countBrowserTests(report: unknown): Count {
  const { stats, errors, suites } = v.parse(BrowserReport, report)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: suites.flatMap(failedSpecs),
  }
}

function failedSpecs({ specs, suites = [] }: BrowserSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, results }) => {
        const reasons = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))
        return withReasons(`${file} (${projectName}): ${title}`, reasons)
      }),
  )
  return [...own, ...suites.flatMap(failedSpecs)]
}

/** The end of a run is often all that is kept of it. */
const REASON_LINES = 12

function withReasons(name: string, reasons: string[]): string {
  const lines = reasons.flatMap((reason) => stripVTControlCharacters(reason).split('\n').slice(0, REASON_LINES))
  return [name, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join('\n')
}

export function countFigures(report: unknown): Count {
  const figures = v.parse(FiguresReport, report)
  const failures = figures.filter(({ ok }) => !ok).map(({ figure }) => figure)
  return { passed: figures.length - failures.length, failed: failures.length, failures }
}
