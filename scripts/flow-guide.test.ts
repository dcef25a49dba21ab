import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** What the guide's flow is compiled, checked and run with. */
const COPIED = ['package.json', 'tsconfig.json', 'vitest.config.ts', 'vite.config.ts', 'react-router.config.ts', 'contracts', 'flows', 'machines', 'locales', 'content', 'server', 'scripts', 'src', 'docs']

type Block = { kind: string; file: string | undefined; runs: boolean; text: string }

const blocks: Block[] = [...readFileSync('docs/flows.md', 'utf8').matchAll(/^```(\w*)(?: file=(\S+))?( run)?\n([\s\S]*?)^```/gm)].map(
  ([, kind = '', file, runs, text = '']) => ({ kind, file, runs: runs !== undefined, text }),
)

let copy = ''

/** What a command in the copy said when it failed; empty where it did not. */
function failureOf(command: string, args: string[], input?: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', ...(input !== undefined && { input }) })
  return status === 0 ? '' : `${command} ${args.join(' ')}\n${stdout}${stderr}`
}
const failureOfNode = (...args: string[]): string => failureOf(process.execPath, args)

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'flow-guide-'))
  for (const name of COPIED) cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction')
  for (const { kind, file, text } of blocks) {
    const failure = kind === 'diff' ? failureOf('git', ['apply', '--recount', '-C1', '-'], text) : ''
    if (failure) throw new Error(failure)
    if (!file) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text)
  }
}, 120_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('FLOW-03 every block of code in the guide to flows is a file, a change to one, or a command', () => {
  expect(blocks.filter(({ kind, file, runs }) => kind !== 'diff' && !file && !runs).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([])
})

test('FLOW-03 what the guide writes compiles', () => {
  expect(failureOfNode('node_modules/@react-router/dev/bin.js', 'typegen')).toBe('')
  const written = blocks.flatMap(({ file }) => (file && /\.tsx?$/.test(file) ? [file] : []))
  const include = [...written, 'flows/registry.ts', '.react-router/types/src/routes/+types/how-was-it.ts', '.react-router/types/+*.ts', 'src/**/*.d.ts']
  writeFileSync(join(copy, 'tsconfig.guide.json'), JSON.stringify({ extends: './tsconfig.json', include, compilerOptions: { incremental: false, tsBuildInfoFile: null } }))
  expect(failureOfNode('node_modules/typescript/bin/tsc', '--noEmit', '--project', 'tsconfig.guide.json')).toBe('')
}, 300_000)

test('FLOW-03 SAND-03 SAND-04 the flow of the guide passes the check and the tests that every flow has to pass', () => {
  const commands = blocks.filter(({ runs }) => runs).map(({ text }) => text)
  expect(failureOf('sh', ['-e', '-c', commands.join('')])).toBe('')
  const vitest = failureOfNode(
    'node_modules/vitest/vitest.mjs', 'run', 'flows/registry.test.ts', 'flows/replays.test.ts', 'flows/walk.test.ts', 'server/translations/locales.test.ts',
    '-t', 'how_was_it|how-was-it|FLOW-01 a visitor|FLOW-01 a customer was|every text|no id stands',
  )
  expect(vitest).toBe('')
}, 300_000)
