import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { genericSignup } from '#flows/generic-signup/flow.ts'
import type { Flow } from '#flows/kit/flow.ts'
import { parseReplay } from '#flows/kit/run/replay-file.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { runnable } from '#flows/kit/turn.ts'
import { flows, runnableFlows } from '#flows/registry.ts'
import { readReplays, ROOT } from '#server/sandbox/write-replay.ts'
import { createFlowSources } from './flow-source.ts'
import { createSpeak } from './speak.ts'

const { messagesOf } = createSpeak()
const flow: Flow = genericSignup
let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'prat-sources-'))
})
beforeEach(() => {
  for (const part of ['flows', 'contracts']) cpSync(join(ROOT, part), join(root, part), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const versionOf = (textsOf: (locale: Locale) => Readonly<Record<string, unknown>> = messagesOf) =>
  runnable(flow, createFlowSources(textsOf, root)(flow)).version
const change = (file: string, from: string, to: string) => {
  const before = readFileSync(join(root, file), 'utf8')
  expect(before).toContain(from)
  writeFileSync(join(root, file), before.replace(from, to))
}
const own = 'flows/generic-signup/flow.ts'

test('BEY-02 the version of a flow is the same as long as nothing it does has changed', () => {
  const before = versionOf()
  expect(versionOf()).toBe(before)
  change(own, 'export const', '// A comment.\n\nexport const')
  change('flows/power-onboarding/values.ts', 'export ', 'export const another = 1\nexport ')
  expect(versionOf()).toBe(before)
})

const edits: Record<string, [file: string, from: string, to: string]> = {
  guard: [own, 'facts.signedIn === true', 'facts.signedIn !== false'],
  offer: [own, 'learn: { phone } }]', 'learn: {} }]'],
  learn: [own, '({ provenPhone: phone })', '({ provenPhone: undefined })'],
  value: [own, 'firstName ?? name?.firstName', 'name?.firstName ?? firstName'],
  step: ['flows/phone-code/part.ts', "title: 'shared.code.resend'", "title: 'shared.code.sending'"],
  'rule a guard of it calls': ['contracts/kernel/phone.ts', 'return ', 'return /* another rule */ '],
}
test.each(Object.keys(edits))('BEY-02 another %s in the files of a flow is another version', (kind) => {
  const before = versionOf()
  const edit = edits[kind]
  if (edit) change(...edit)
  expect(versionOf()).not.toBe(before)
})

test.each(flow.locales)(
  'BEY-02 a changed text in %s changes the version, a changed text of another flow does not',
  (locale) => {
    const before = versionOf()
    const withText = (id: string) => {
      expect(Object.keys(messagesOf(locale))).toContain(id)
      return versionOf((asked) => ({ ...messagesOf(asked), ...(asked === locale && { [id]: ['another word'] }) }))
    }
    for (const id of ['signup.phone.given', 'shared.code.sending', 'kit.unsure', 'rule.name'])
      expect(withText(id)).not.toBe(before)
    expect(withText('mail.lead.about')).toBe(before)
  },
)

test('BEY-02 texts in a language the flow is not offered in are not part of its version', () => {
  const norwegian = { ...flow, locales: ['nb_NO' as const] }
  const sourceWith = (text: string) =>
    createFlowSources((locale) => (locale === 'sv_SE' ? { 'kit.unsure': text } : messagesOf(locale)), root)(norwegian)
  expect(sourceWith('a')).toBe(sourceWith('b'))
})

test('BEY-02 every text that the replays of a flow say is part of its version', async () => {
  const playable = runnableFlows()
  const files = new Map()
  for (const each of Object.values(flows)) {
    const said = new Set<string>()
    for (const { text } of await readReplays(ROOT, 'flows', each.name)) {
      const { run } = parseReplay(text)
      for (const { turn } of playRun(playable[run.flow], run).frames)
        for (const draft of turn.drafts) {
          if (draft.kind === 'say') said.add(draft.text)
          if (draft.kind === 'summary') for (const { label } of draft.rows) said.add(label)
          if (draft.kind === 'ask') for (const { title } of draft.options) said.add(title)
        }
    }
    const [locale] = each.locales
    if (!locale) throw new Error('no locale')
    const sourceWith = (id: string) =>
      createFlowSources(() => ({ [id]: 'a word' }), ROOT, files)({ ...each, locales: [locale] })
    const silent = sourceWith('nobody.says.this')
    expect([...said].filter((id) => sourceWith(id) === silent)).toEqual([])
  }
})
