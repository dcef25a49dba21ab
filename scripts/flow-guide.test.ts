import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBlocks, scratchCopy, type ScratchCopy } from './follow-guide.ts'

const blocks = readBlocks('docs/flows.md')
let copy: ScratchCopy

beforeAll(() => {
  copy = scratchCopy()
  copy.follow(blocks)
}, 300_000)
afterAll(() => copy.remove())

test('FLOW-03 every block of code in the guide to flows is a file, a change to one, or a command', () => {
  expect(
    blocks
      .filter(({ kind, file, runs }) => kind !== 'diff' && !file && !runs)
      .map(({ kind, text }) => `${kind}: ${text}`),
  ).toEqual([])
})

test('FLOW-03 what the guide writes compiles', () => {
  expect(copy.failureOf('node_modules/@react-router/dev/bin.js', 'typegen')).toBe('')
  const written = blocks.flatMap(({ file }) => (file && /\.tsx?$/.test(file) ? [file] : []))
  const include = [
    ...written,
    'flows/registry.ts',
    '.react-router/types/src/routes/+types/how-was-it.ts',
    '.react-router/types/+*.ts',
    'src/**/*.d.ts',
  ]
  writeFileSync(
    join(copy.folder, 'tsconfig.guide.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include,
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
    }),
  )
  expect(copy.failureOf('node_modules/typescript/bin/tsc', '--noEmit', '--project', 'tsconfig.guide.json')).toBe('')
}, 300_000)

test('FLOW-03 SAND-03 SAND-04 the flow of the guide passes the check and the tests that every flow has to pass', () => {
  const vitest = copy.failureOf(
    'node_modules/vitest/vitest.mjs',
    'run',
    'flows/registry.test.ts',
    'flows/replays.test.ts',
    'flows/walk.test.ts',
    'server/translations/locales.test.ts',
    '-t',
    'how_was_it|how-was-it|FLOW-01 a visitor|FLOW-01 a customer was|every text|no id stands',
  )
  expect(vitest).toBe('')
}, 300_000)
