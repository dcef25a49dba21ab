import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { examine } from './examine.ts'
import type { Flow } from '#flows/kit/flow.ts'
import { parseReplay } from '#flows/kit/run/replay-file.ts'
import { open } from '#flows/kit/run/run.ts'
import { DEFECTS_OF_WAYS } from './testing/defects-of-ways.ts'
import { DEFECTS_OF_WORDS_AND_FACTS } from './testing/defects-of-words-and-facts.ts'
import { FLOW, PART, REPLAY, seeded, sound, words } from './testing/tea-flow.ts'

const DEFECTS = [...DEFECTS_OF_WAYS, ...DEFECTS_OF_WORDS_AND_FACTS]
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flows-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

async function look(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const { tea }: { tea: Flow } = await import(/* @vite-ignore */ pathToFileURL(join(root, FLOW)).href)
  return examine(tea, root)
}

const lineOf = (files: Record<string, string>, file: string, written: string) =>
  (files[file] ?? '').split('\n').findIndex((line) => line.includes(written)) + 1

test('SAND-04 a sound flow has no error, and what its replay walks is counted', async () => {
  const { errors, coverage, uncovered } = await look(sound)
  expect(errors).toEqual([])
  expect(coverage).toBe('1 replays walk steps 3 of 11, ways 2 of 24, guards 1 of 2, rejections 0 of 2, locales 1 of 2')
  expect(uncovered.filter((line) => / (step|rejection|guard|locale) /.test(line))).toEqual([
    `${FLOW}:17  step  hello`,
    `${FLOW}:18  step  phone`,
    `${PART}:3  step  send`,
    `${PART}:4  step  code`,
    `${PART}:5  step  check`,
    `${PART}:8  step  down`,
    `${PART}:9  step  place`,
    `${PART}:10  step  done`,
    `${FLOW}:16  guard  init known false`,
    `${FLOW}:18  rejection  phone phone`,
    `${PART}:4  rejection  code code`,
    `${FLOW}:1  locale  en_US`,
  ])
  expect(uncovered).toContain(`${PART}:9  way  place priceChanged`)
})

test.each(DEFECTS)(
  'FLOW-03 $of is found with file and line ($rule)',
  async ({ rule, file, written, otherwise, step, at, on, says }) => {
    const files = seeded(file, written, otherwise)
    if (on) files[FLOW] = (files[FLOW] ?? '').replace('    ...ending(),', () => `${on}    ...ending(),`)
    const place = [FLOW, PART].find((part) => lineOf(files, part, ` ${step}: {`) > 0)
    const [stands, marker] = at === undefined ? [place ?? '', ` ${step}: {`] : [file, at]
    expect((await look(files)).errors).toContain(
      `${stands}:${lineOf(files, stands, marker)}  ${rule}  ${step}: ${says}`,
    )
  },
)

test('SAND-02 the path to a fault has an address that opens it in the sandbox', async () => {
  const { errors, examples } = await look(
    seeded(FLOW, "{ if: 'known', to: 'summary' }, { to: 'hello' }", "{ if: 'known', to: 'hello' }, { to: 'summary' }"),
  )
  const address = new URL(examples?.get(errors.find((error) => error.includes('unknownFact')) ?? '') ?? '')
  expect(address.pathname).toBe('/flowsandbox/every_element')
  expect(parseReplay(address.searchParams.get('replay') ?? '').run.moves).toEqual([
    open('init'),
    { kind: 'pick', payload: 'yes' },
  ])
})

test('FLOW-03 every rule has a seeded defect', () => {
  const written = readFileSync(new URL('../../flows/kit/check/finding.ts', import.meta.url), 'utf8')
  const rules = [...(written.split('export type Rule')[1] ?? '').matchAll(/'(\w+)'/g)].map(([, rule]) => rule)
  expect([...new Set(DEFECTS.map(({ rule }) => rule))].toSorted()).toEqual(rules.toSorted())
})

test('FLOW-03 one mistake is told once: causes before what follows from them, replays when nothing else is found', async () => {
  const unroutes = seeded(PART, "known: 'place', new: 'place', ", '')
  unroutes[REPLAY] = (sound[REPLAY] ?? '').replace('bot: tea.person', 'bot: tea.farewell')
  const { errors, coverage, uncovered } = await look(unroutes)
  const rules = errors.map((error) => error.split('  ')[1])
  expect(rules.slice(0, 2)).toEqual(['unroutedOutcome', 'unroutedOutcome'])
  expect(rules.slice(2)).toEqual(rules.slice(2).filter((rule) => rule === 'unreachable' || rule === 'deadEnd'))
  expect(coverage).toContain('1 replays differ, told once nothing else is found')
  expect(uncovered).toEqual([])
})

test('FLOW-04 a text that no language has is told once, at the step that says it', async () => {
  const files = seeded(PART, "say: ['tea.done']", "say: ['tea.ready']")
  expect((await look(files)).errors).toEqual([
    `${PART}:${lineOf(files, PART, ' done: {')}  missingText  done: there is no text tea.ready`,
  ])
})

test('FLOW-04 a text that one language lacks is told where it belongs, after the text it follows in the others', async () => {
  const files = seeded(words('en_US'), 'msgid "tea.code"\nmsgstr "Te"\n', '')
  expect((await look(files)).errors).toEqual([
    `${words('en_US')}:${lineOf(files, words('en_US'), '"tea.no"')}  missingText  code: tea.code has no text in en_US`,
  ])
})

test.each([
  [
    'says otherwise',
    'bot: tea.person',
    'bot: tea.farewell',
    ':10  replay  person: expected "bot: tea.farewell", now "bot: tea.person"',
  ],
  [
    'takes a way that is gone',
    'pick no',
    'pick never',
    ':9  replay  summary: expected "the move is possible", now "summary offers yes, no, not never"',
  ],
  [
    'cannot be read',
    'pick no',
    'press no',
    ':9  replay  Line 9: "press" is no move; use open, pick, type, ask, hear, unsure, change, wait or the name of an effect.',
  ],
  [
    'is of another flow',
    'flow: every_element',
    'flow: generic_signup',
    ':1  replay  is of generic_signup, not of every_element',
  ],
])('SAND-03 a replay that %s is an error with file, line and step', async (_, written, otherwise, error) => {
  expect((await look(seeded(REPLAY, written, otherwise))).errors).toEqual([`${REPLAY}${error}`])
})
