import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesOf, readBlocks, scratchCopy, type ScratchCopy } from './follow-guide.ts'

/** Most files that a change of a kind the house is made for may need to be written by hand. */
const MOST_FILES = 4

const read = readdirSync('docs/recipes')
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name: name.replace('.md', ''), blocks: readBlocks(join('docs/recipes', name)) }))
const runsCommand = ({ blocks }: (typeof read)[number]): boolean => blocks.some(({ runs }) => runs)
// A command looks at the whole project, so recipes that run one are followed before those that leave replays to be accepted.
const recipes = [...read.filter(runsCommand), ...read.filter((recipe) => !runsCommand(recipe))]
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
let copy: ScratchCopy

beforeAll(() => {
  copy = scratchCopy()
  for (const { blocks } of recipes) copy.follow(blocks)
}, 300_000)
afterAll(() => copy.remove())

test.each(recipes)(
  'ONE-01 the recipe $name needs at most four files written by hand, and has a test of its own',
  ({ blocks }) => {
    const files = filesOf(blocks)
    expect(files.filter(isTest)).not.toEqual([])
    expect(files.filter((file) => !isTest(file)).length).toBeLessThanOrEqual(MOST_FILES)
  },
)

test('ONE-01 what the recipes write compiles', () => {
  expect(copy.failureOf('node_modules/@react-router/dev/bin.js', 'typegen')).toBe('')
  expect(copy.failureOf('node_modules/typescript/bin/tsc', '--noEmit')).toBe('')
}, 600_000)

test('ONE-01 what the recipes write works', () => {
  const tests = recipes.flatMap(({ blocks }) => filesOf(blocks).filter(isTest))
  expect(tests).not.toEqual([])
  expect(copy.failureOf('node_modules/vitest/vitest.mjs', 'run', ...tests)).toBe('')
}, 600_000)
