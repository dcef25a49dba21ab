import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { sound } from '#flows/kit/testing/sound-flow.ts'
import { unusedTexts } from './unused-texts.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'))
  for (const locale of LOCALES) write(`locales/${locale}/flows.po`, '')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const found = (...ids: string[]) =>
  unusedTexts([sound], { en_US: Object.fromEntries(ids.map((id) => [id, 'Tea'])) }, root)

test('FLOW-04 a text that no flow says is found in the file and on the line where it stands', () => {
  write('flows/tea/words.json', '{\n  "yes": { "en_US": "Tea" },\n  "tea.old": { "en_US": "Tea" }\n}\n')
  write('locales/en_US/flows-tea.po', 'msgid "no"\nmsgstr "Tea"\n\nmsgid "tea.older"\nmsgstr "Tea"\n')
  expect(found('yes', 'no', 'tea.old', 'tea.older')).toEqual([
    'flows/tea/words.json:3  unusedText  tea.old: no flow says it',
    'locales/en_US/flows-tea.po:4  unusedText  tea.older: no flow says it',
  ])
})

test('FLOW-04 words that choose an answer, labels, and texts that code names are used', () => {
  write('server/tea.ts', "export const id = 'tea.named'\nexport const kind = (leaf: string) => `tea.leaf.${leaf}`\n")
  expect(found('yes.words', 'tea.named', 'tea.named.words', 'tea.leaf.green', 'row.value')).toEqual([])
  expect(found('tea.leaf', 'no.help')).toHaveLength(2)
})
