import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildIfStale } from './build-if-stale.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { countBrowserTests, countFigures, countUnitTests, type Count } from './suite-reports.ts'

type Suite = { name: string; command: string[]; report: string; count: (report: unknown) => Count }

const SUITES: Suite[] = [
  {
    name: 'unit',
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
    report: 'test-results/unit.json',
    count: countUnitTests,
  },
  {
    name: 'browser',
    command: ['node_modules/@playwright/test/cli.js', 'test'],
    report: 'test-results/browser.json',
    count: countBrowserTests,
  },
  {
    name: 'figures',
    command: ['benches/run.ts', '--quick', '--report=test-results/figures.json'],
    report: 'test-results/figures.json',
    count: countFigures,
  },
]

/** The lists run beside each other, the checks of a list one after the other. */
const CHECKS = [['types'], ['lint', 'boundaries', 'dead', 'flows -- --check']]

if (!ensureBrowser()) {
  process.stderr.write('The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program.\n')
  process.exit(1)
}
mkdirSync('test-results', { recursive: true })
buildIfStale()
const checked = await Promise.all(CHECKS.map(runChecks))
const counts = [...checked.flat(), ...SUITES.map(runSuite)]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
const failures = counts.flatMap((count) => count.failures)
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

async function runChecks(scripts: string[]): Promise<Count[]> {
  const counts: Count[] = []
  for (const script of scripts) counts.push(await runCheck(script))
  return counts
}

async function runCheck(script: string): Promise<Count> {
  const check = spawn('npm', ['run', '--silent', ...script.split(' ')], { shell: process.platform === 'win32' })
  const output: Buffer[] = []
  for (const stream of [check.stdout, check.stderr]) stream.on('data', (part: Buffer) => output.push(part))
  const [status] = await once(check, 'close')
  process.stdout.write(`\n— ${script}\n${Buffer.concat(output)}`)
  return status === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [script] }
}

/** A suite that crashes before writing its report counts as one failure. */
function runSuite({ name, command, report, count }: Suite): Count {
  process.stdout.write(`\n— ${name}\n`)
  rmSync(report, { force: true })
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, NO_COLOR: '1' } })
  try {
    const counted = count(JSON.parse(readFileSync(report, 'utf8')))
    return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1, failures: [name] } : counted
  } catch {
    return { passed: 0, failed: 1, failures: [`${name}, which wrote no report`] }
  }
}
