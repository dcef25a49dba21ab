import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LOCALES } from '#contracts/kernel/locale.ts'
import type { Rule } from '#flows/kit/check/finding.ts'
import { examine } from './examine.ts'
import type { Flow } from '#flows/kit/flow.ts'

const FLOW = 'flows/every-element/flow.ts'
const PART = 'flows/shared/part.ts'
const REPLAY = 'flows/every-element/replays/whole-way.replay'
const words = (locale: string) => `locales/${locale}/flows-tea.po`

/** A sound flow in two files, its texts and a replay of it. */
const sound: Record<string, string> = {
  [FLOW]: `
import { ending } from '../shared/part.ts'

export const tea = {
  name: 'every_element',
  locales: ['nb_NO', 'en_US'],
  entries: ['init'],
  humanHandover: 'person',
  secrets: [],
  guards: { known: ({ facts }) => facts.phone !== undefined },
  offers: {},
  summaries: {},
  learn: {},
  values: ({ facts }) => ({ firstName: facts.firstName }),
  steps: {
    init: { branch: [{ if: 'known', to: 'summary' }, { to: 'hello' }] },
    hello: { say: ['tea.hello'], next: 'phone' },
    phone: { say: ['tea.phone'], ask: { input: { rule: 'phone', write: 'phone', label: 'tea.label', to: 'summary' } } },
    summary: {
      say: ['tea.summary'],
      ask: {
        choices: {
          yes: { title: 'tea.yes', to: 'send', proves: ['terms', 'price', 'confirmation'] },
          no: { title: 'tea.no', to: 'person' },
        },
      },
    },
    ...ending(),
  },
}
`,
  [PART]: `
export const ending = () => ({
  send: { call: { effect: 'code.send', outcomes: { sent: 'code', tooMany: 'down', noSms: 'down', busy: 'down', failed: 'down' } } },
  code: { say: ['tea.code'], ask: { input: { rule: 'code', write: 'code', label: 'tea.label', to: 'check' } } },
  check: {
    call: { effect: 'code.check', outcomes: { known: 'place', new: 'place', wrong: 'code', expired: 'down', tooMany: 'down', failed: 'down' } },
  },
  down: { say: ['tea.down'], ask: { choices: { again: { title: 'tea.yes', to: 'send' }, no: { title: 'tea.no', to: 'person' } } } },
  place: { call: { effect: 'order.place', outcomes: { placed: 'done', alreadyCustomer: 'person', priceChanged: 'summary', failed: 'person' } } },
  done: { say: ['tea.done'], end: 'order' },
  person: { say: ['tea.person'], end: 'handed_over' },
})
`,
  [REPLAY]: `title: FLOW-03 no tea
flow: every_element
locale: nb_NO
at: 2026-11-21T10:00:00.000Z

> open init {"phone":"+4791234567"}
bot: tea.summary
asks [yes | no]
> pick no
bot: tea.person
end: handed_over
`,
}
const texts = ['hello', 'phone', 'label', 'summary', 'yes', 'no', 'code', 'down', 'done', 'person'].map(
  (id) => `tea.${id}`,
)
const shared = [
  'kit.talkToUs',
  'kit.flowChanged',
  'kit.unsure',
  'kit.confirmFirst',
  'kit.unknown',
  'kit.somethingElse',
  'rule.why.phone',
  'rule.why.code',
  'kit.send',
  'rule.phone',
  'rule.code',
  'rule.choice',
  'rule.choice.yes',
  'rule.choice.no',
]
for (const locale of LOCALES) {
  sound[words(locale)] = texts.map((id) => `msgid "${id}"\nmsgstr "Te"\n`).join('\n')
  sound[`locales/${locale}/flows.po`] = shared.map((id) => `msgid "${id}"\nmsgstr "Te"\n`).join('\n')
}

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

/** The sound flow with one thing in it written otherwise. */
function seeded(file: string, written: string, otherwise: string): Record<string, string> {
  const text = sound[file] ?? ''
  if (text.split(written).length !== 2) throw new Error(`${written} must stand in ${file} once`)
  return { ...sound, [file]: text.replace(written, () => otherwise) }
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

type Defect = {
  rule: Rule
  of: string
  file: string
  written: string
  otherwise: string
  step: string
  at?: string
  on?: string
  says: string
}

const DEFECTS: Defect[] = [
  {
    rule: 'unreachable',
    of: 'a step no way leads to',
    file: PART,
    step: 'island',
    written: '  done: {',
    otherwise: "  island: { say: ['tea.hello'], next: 'person' },\n  done: {",
    says: 'no entry leads here',
  },
  {
    rule: 'deadEnd',
    of: 'a step no end can be reached from',
    file: FLOW,
    step: 'trap',
    written: "no: { title: 'tea.no', to: 'person' },",
    otherwise: "no: { title: 'tea.no', to: 'trap' },",
    on: "    trap: { say: ['tea.hello'], ask: { choices: { yes: { title: 'tea.yes', to: 'trap' } } } },\n",
    says: 'no end can be reached from here',
  },
  {
    rule: 'deadEnd',
    of: 'a step that does nothing',
    file: FLOW,
    step: 'trap',
    written: "no: { title: 'tea.no', to: 'person' },",
    otherwise: "no: { title: 'tea.no', to: 'trap' },",
    on: "    trap: { say: ['tea.hello'] },\n",
    says: 'neither asks, calls, branches, goes on nor ends',
  },
  {
    rule: 'danglingWay',
    of: 'a way to a step that is not there',
    file: FLOW,
    step: 'summary',
    written: "no: { title: 'tea.no', to: 'person' },",
    otherwise: "no: { title: 'tea.no', to: 'nowhere' },",
    says: 'no leads to nowhere, which does not exist',
  },
  {
    rule: 'unroutedOutcome',
    of: 'an effect without a way for an outcome',
    file: PART,
    step: 'send',
    written: "sent: 'code', tooMany: 'down', noSms: 'down', busy: 'down', failed",
    otherwise: "sent: 'code', failed",
    says: 'code.send may end as tooMany',
  },
  {
    rule: 'unroutedOutcome',
    of: 'an effect without a failure path',
    file: PART,
    step: 'send',
    written: "sent: 'code', tooMany: 'down', noSms: 'down', busy: 'down', failed: 'down'",
    otherwise: "sent: 'code', tooMany: 'down'",
    says: 'code.send may end as failed',
  },
  {
    rule: 'failedLeadsNowhere',
    of: 'a failure that only leads to the same effect',
    file: PART,
    step: 'send',
    written: "sent: 'code', tooMany: 'down', noSms: 'down', busy: 'down', failed: 'down'",
    otherwise: "sent: 'code', tooMany: 'down', noSms: 'down', busy: 'down', failed: 'send'",
    says: 'after code.send has failed, send gives a person no way on',
  },
  {
    rule: 'unroutedOutcome',
    of: 'a authorizationRequest away without a way for who cancels it',
    file: FLOW,
    step: 'phone',
    written: "input: { rule: 'phone', write: 'phone', label: 'tea.label', to: 'summary' }",
    otherwise:
      "leave: { to: 'bankid', button: 'tea.yes', outcomes: { ok: 'summary', timedOut: 'person', wrongPerson: 'person', replayed: 'person', failed: 'person' } }, choices: { no: { title: 'tea.no', to: 'person' } }",
    says: 'bankid may end as cancelled',
  },
  {
    rule: 'noWayAround',
    of: 'a authorizationRequest away that nobody can go on without',
    file: FLOW,
    step: 'phone',
    written: "input: { rule: 'phone', write: 'phone', label: 'tea.label', to: 'summary' }",
    otherwise:
      "leave: { to: 'bankid', button: 'tea.yes', outcomes: { ok: 'summary', cancelled: 'person', timedOut: 'person', wrongPerson: 'person', replayed: 'person', failed: 'person' } }",
    says: 'no choice leads on without bankid',
  },
  {
    rule: 'loopWithoutInput',
    of: 'a loop that asks nothing',
    file: FLOW,
    step: 'hello',
    written: "say: ['tea.hello'], next: 'phone'",
    otherwise: "say: ['tea.hello'], branch: [{ if: 'known', to: 'init' }, { to: 'phone' }]",
    says: 'comes back to itself without asking anything',
  },
  {
    rule: 'silentQuestion',
    of: 'a question without words',
    file: PART,
    step: 'down',
    written: "say: ['tea.down'], ask",
    otherwise: 'ask',
    says: 'asks without saying what',
  },
  {
    rule: 'oddBranch',
    of: 'a decision whose last way is guarded',
    file: FLOW,
    step: 'init',
    written: "{ to: 'hello' }]",
    otherwise: "{ if: 'known', to: 'hello' }]",
    says: 'the last way must have no guard',
  },
  {
    rule: 'unknownName',
    of: 'a guard that is not there',
    file: FLOW,
    step: 'init',
    written: "{ if: 'known', to: 'summary' }",
    otherwise: "{ if: 'knwon', to: 'summary' }",
    says: 'guard knwon does not exist',
  },
  {
    rule: 'unknownName',
    of: 'an entry that is not there',
    file: FLOW,
    step: 'inti',
    at: "entries: ['init', 'inti']",
    written: "entries: ['init']",
    otherwise: "entries: ['init', 'inti']",
    says: 'entry inti does not exist',
  },
  {
    rule: 'unsafeTarget',
    of: 'an end that leads to an unsafe address',
    file: PART,
    step: 'done',
    written: "end: 'order' }",
    otherwise: "end: 'order', redirectTo: 'http://partner.example' }",
    says: 'leads to http://partner.example, which is neither a path of ours nor https',
  },
  {
    rule: 'oddConsent',
    of: 'a box to tick beside a typed answer',
    file: PART,
    step: 'code',
    written: "ask: { input: { rule: 'code'",
    otherwise: "ask: { consent: 'tea.label', input: { rule: 'code'",
    says: 'a box to tick stands with choices only',
  },
  {
    rule: 'oddConsent',
    of: 'a box to tick without another answer',
    file: FLOW,
    step: 'lonely',
    written: "no: { title: 'tea.no', to: 'person' },",
    otherwise: "no: { title: 'tea.no', to: 'lonely' },",
    on: "    lonely: { say: ['tea.hello'], ask: { consent: 'tea.label', choices: { yes: { title: 'tea.yes', to: 'person' } } } },\n",
    says: 'needs fixed choices: the one the box is ticked for first, and another for who does not',
  },
  {
    rule: 'unusedName',
    of: 'a guard that no step asks',
    file: FLOW,
    step: 'never',
    at: 'never: ',
    written: 'guards: { known',
    otherwise: 'guards: { never: () => true, known',
    says: 'no step uses this guard',
  },
  {
    rule: 'unreadableText',
    of: 'a text with a brace that is not closed',
    file: words('en_US'),
    step: 'done',
    at: '"tea.done"',
    written: 'msgid "tea.done"\nmsgstr "',
    otherwise: 'msgid "tea.done"\nmsgstr "{',
    says: 'tea.done in en_US has a brace without its other half',
  },
  {
    rule: 'unproven',
    of: 'an order without terms',
    file: FLOW,
    step: 'place',
    written: "proves: ['terms', 'price', 'confirmation']",
    otherwise: "proves: ['price', 'confirmation']",
    says: 'can be reached without terms',
  },
  {
    rule: 'unproven',
    of: 'an end as an order without terms, price and confirmation',
    file: PART,
    step: 'person',
    written: "end: 'handed_over'",
    otherwise: "end: 'order'",
    says: 'can be reached without terms, price, confirmation, identity',
  },
  {
    rule: 'priceInCode',
    of: 'a price that is written in the flow',
    file: FLOW,
    step: 'money',
    at: '4_900',
    written: 'values: ({ facts }) => ({ firstName',
    otherwise: 'values: ({ facts }) => ({ price: { money: 4_900 }, firstName',
    says: 'is written as a number, not taken from the catalogue',
  },
  {
    rule: 'missingText',
    of: 'a text that is missing',
    file: words('en_US'),
    step: 'done',
    at: '"tea.done"',
    written: 'msgid "tea.done"\nmsgstr "Te"',
    otherwise: 'msgid "tea.done"\nmsgstr ""',
    says: 'tea.done has no text in en_US',
  },
  {
    rule: 'unknownPlaceholder',
    of: 'a text that fills in what has no value',
    file: words('nb_NO'),
    step: 'done',
    at: '"tea.done"',
    written: 'msgid "tea.done"\nmsgstr "Te"',
    otherwise: 'msgid "tea.done"\nmsgstr "Te, {lastName}"',
    says: 'tea.done in nb_NO uses {lastName}, which has no value',
  },
  {
    rule: 'priceInText',
    of: 'a price that is not from the catalogue',
    file: words('nb_NO'),
    step: 'summary',
    at: '"tea.summary"',
    written: 'msgid "tea.summary"\nmsgstr "Te"',
    otherwise: 'msgid "tea.summary"\nmsgstr "Te for 49 kr"',
    says: 'tea.summary in nb_NO writes a price',
  },
]

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

test('FLOW-03 every rule has a seeded defect', () => {
  const written = readFileSync(new URL('../../flows/kit/check/finding.ts', import.meta.url), 'utf8')
  const rules = [...(written.split('export type Rule')[1] ?? '').matchAll(/'(\w+)'/g)].map(([, rule]) => rule)
  expect([...new Set(DEFECTS.map(({ rule }) => rule))].toSorted()).toEqual(rules.toSorted())
})

test('FLOW-04 a text that stands nowhere is missed where it should stand: in the file of texts like it', async () => {
  const { errors } = await look(seeded(PART, "say: ['tea.done']", "say: ['tea.ready']"))
  expect(errors).toEqual([
    `${words('nb_NO')}:${texts.length * 3}  missingText  done: tea.ready has no text in nb_NO`,
    `${words('en_US')}:${texts.length * 3}  missingText  done: tea.ready has no text in en_US`,
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
    ':9  replay  Line 9: "press" is no move; use open, pick, type, ask, unsure, change, wait or the name of an effect.',
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
