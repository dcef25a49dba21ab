import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesOf, readBlocks, scratchCopy, type Block, type ScratchCopy } from './follow-guide.ts'

const MOST_FILES = 4
const MOST_LINES = 110

const flowGuide = readBlocks('docs/flows.md')
const read = readdirSync('docs/recipes')
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name: name.replace('.md', ''), blocks: readBlocks(join('docs/recipes', name)) }))
const runsCommand = ({ blocks }: (typeof read)[number]): boolean => blocks.some(({ runs }) => runs)
// Commands check the whole project, so run these recipes before those that leave replays to accept.
const recipes = [...read.filter(runsCommand), ...read.filter((recipe) => !runsCommand(recipe))]
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
let copy: ScratchCopy

beforeAll(() => {
  copy = scratchCopy()
  for (const blocks of [flowGuide, ...recipes.map((recipe) => recipe.blocks)]) copy.follow(blocks)
}, 300_000)
afterAll(() => copy.remove())

test('FLOW-03 every block of code in the guide to flows is a file, a change to one, or a command', () => {
  expect(
    flowGuide
      .filter(({ kind, file, runs }) => kind !== 'diff' && !file && !runs)
      .map(({ kind, text }) => `${kind}: ${text}`),
  ).toEqual([])
})

test.each(recipes)(
  'ONE-03 the recipe $name needs at most four files written by hand, and has a test of its own',
  ({ blocks }) => {
    const files = filesOf(blocks)
    expect(files.filter(isTest)).not.toEqual([])
    expect(files.filter((file) => !isTest(file)).length).toBeLessThanOrEqual(MOST_FILES)
  },
)

test('FLOW-03 a new flow that orders, with its effects and its words in four languages, is at most 110 lines', () => {
  const blocks = recipes.find(({ name }) => name === 'ordering-flow')?.blocks ?? []
  const written = blocks.filter(({ file, kind }) => kind === 'diff' || (file && !isTest(file)))
  const added = ({ kind, text }: Block) =>
    text
      .trimEnd()
      .split('\n')
      .filter((line) => kind !== 'diff' || /^\+(?!\+\+ )/.test(line)).length
  expect(written).toHaveLength(MOST_FILES)
  expect(written.reduce((sum, block) => sum + added(block), 0)).toBeLessThanOrEqual(MOST_LINES)
})

test('FLOW-03 ONE-01 ONE-02 ONE-03 what the guide and the recipes write compiles', () => {
  expect(copy.failureOf('scripts/message-types.ts')).toBe('')
  expect(copy.failureOf('node_modules/@react-router/dev/bin.js', 'typegen')).toBe('')
  expect(copy.failureOf('node_modules/@typescript/native/bin/tsc', '--noEmit', '--checkers', '1')).toBe('')
}, 600_000)

test('ONE-01 ONE-02 ONE-03 what the recipes write works', () => {
  const tests = recipes.flatMap(({ blocks }) => filesOf(blocks).filter(isTest))
  expect(tests).not.toEqual([])
  expect(copy.failureOf('node_modules/vitest/vitest.mjs', 'run', ...tests)).toBe('')
}, 600_000)

test('FLOW-03 SAND-03 SAND-04 the flows of the guide and the recipe pass the check and the tests that every flow has to pass', () => {
  const vitest = copy.failureOf(
    'node_modules/vitest/vitest.mjs',
    'run',
    'flows/registry.test.ts',
    'flows/replays.test.ts',
    'flows/walk.test.ts',
    'server/translations/locales.test.ts',
    '-t',
    'how_was_it|how-was-it|home_alarm|home-alarm|FLOW-01 a visitor|FLOW-01 a customer was|every text|no id stands',
  )
  expect(vitest).toBe('')
}, 300_000)
