import { posix } from 'node:path'
import * as v from 'valibot'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import type { NewStep } from '#contracts/sandbox/step-edits.ts'
import { placeholders } from '#flows/kit/check/texts.ts'
import type { Flow } from '#flows/kit/flow.ts'
import { readTextFiles } from '#server/translations/text-files.ts'
import { contentOf, doesNotFit, type ChangedFile } from './changed-files.ts'
import { faultIn, namesIn } from './edit-texts.ts'
import { afterComma, type SourceEdit } from './source-tree.ts'
import { folderOf, waysIn, type StepSource } from './step-source.ts'

export const TEXT_TYPES = 'locales/messages.ts'
export const wordsPath = (flow: FlowName): string => posix.join(folderOf(flow), 'words.json')

type Adding = { root: string; found: StepSource; change: NewStep; flow: Flow }
type Words = NewStep['says']

const NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/

/** The changes that put a step between the one found and the one its way leads to, with its words. */
export function addStep({ root, found, change, flow }: Adding): { edits: SourceEdit[]; files: ChangedFile[] } {
  const { at, name, says, choices } = change
  const way = found.isOwn ? waysIn(found).find((one) => one.at === at) : undefined
  if (!way) throw doesNotFit(`There is no way ${at} written in the step behind which another could be put.`)
  const names = [name, ...choices.map((choice) => choice.name)]
  const odd = names.find((one) => !NAME.test(one))
  if (odd !== undefined)
    throw doesNotFit(`"${odd}" is no name: small letters and digits, with _ between words, such as ask_again.`)
  if (Object.hasOwn(flow.steps, name)) throw doesNotFit(`There is a step ${name} already.`)
  if (new Set(names.slice(1)).size < choices.length) throw doesNotFit('Two choices have the same name.')
  const lost = choices.find(({ to }) => !Object.hasOwn(flow.steps, to))
  if (lost) throw doesNotFit(`${lost.name} leads to ${lost.to}, which does not exist.`)
  const id = `${prefixOf(flow)}.${name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`
  const texts = [{ id, words: says }, ...choices.map((choice) => ({ id: `${id}.${choice.name}`, words: choice.title }))]
  refuseOdd(texts, flow, root)
  const to = way.node.text
  const asks = choices.map((choice) => `${choice.name}: { title: '${id}.${choice.name}', to: '${choice.to}' }`)
  const does = asks.length > 0 ? `ask: { choices: { ${asks.join(', ')} } }` : `next: '${to}'`
  const { source } = found.file
  const end = afterComma(source.text, found.property.end)
  const comma = source.text.slice(found.property.end, end) === '' ? ',' : ''
  return {
    edits: [
      { start: way.node.getStart(source), end: way.node.end, text: `'${name}'` },
      { start: end, end, text: `${comma}\n${name}: { say: ['${id}'], ${does} },` },
    ],
    files: [withWords(root, flow, texts), withTypes(root, texts)],
  }
}

/** What the ids of the flow's own texts begin with. */
function prefixOf({ steps, name }: Flow): string {
  const said = Object.entries(steps).flatMap(([step, { say = [] }]) => (step.includes('.') ? [] : say))
  const own = said.find((id) => !/^(?:kit|shared|rule|talk)\./.test(id))
  return own?.split('.')[0] ?? name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

type Text = { id: string; words: Words }

function refuseOdd(texts: readonly Text[], { locales }: Flow, root: string): void {
  const spoken = LOCALES.filter((locale) => locales.includes(locale))
  const taken = readTextFiles(root)
  const faults = texts.flatMap(({ id, words }) => {
    if (taken.some(({ textOf }) => LOCALES.some((locale) => textOf(id, locale) !== undefined)))
      return [`There is a text ${id} already; choose another name.`]
    const [first] = spoken.map((locale) => words[locale] ?? '')
    return spoken.flatMap((locale) => {
      const fault = faultIn(words[locale] ?? '') ?? differs(first ?? '', words[locale] ?? '')
      return fault === undefined ? [] : [`${id} in ${locale} ${fault}`]
    })
  })
  if (faults.length > 0) throw doesNotFit(...faults)
}

const differs = (first: string, text: string) =>
  namesIn(first) === namesIn(text)
    ? undefined
    : `must fill in ${namesIn(first) || 'nothing'}, and fills in ${namesIn(text) || 'nothing'}`

const WordsFile = v.record(v.string(), v.record(v.string(), v.string()))

function withWords(root: string, { name, locales }: Flow, texts: readonly Text[]): ChangedFile {
  const path = wordsPath(name)
  const before = contentOf(root, path)
  const ofLocales = (words: Words) =>
    Object.fromEntries(
      LOCALES.flatMap((locale): [Locale, string][] => {
        const text = words[locale]
        return text === undefined || !locales.includes(locale) ? [] : [[locale, text.trim()]]
      }),
    )
  const words = {
    ...v.parse(WordsFile, JSON.parse(before || '{}')),
    ...Object.fromEntries(texts.map((text) => [text.id, ofLocales(text.words)])),
  }
  return { path, before, after: `${JSON.stringify(words, null, 2)}\n` }
}

/** The types of the new texts, as `npm run messages` writes them. */
function withTypes(root: string, texts: readonly Text[]): ChangedFile {
  const before = contentOf(root, TEXT_TYPES)
  const after = before.replace(/(?<=export type FlowMessages = \{\n)[\s\S]*?(?=\n\})/, (written) =>
    [...written.split('\n'), ...texts.map(typeOf)].sort((a, b) => (idIn(a) < idIn(b) ? -1 : 1)).join('\n'),
  )
  return { path: TEXT_TYPES, before, after }
}

function typeOf({ id, words }: Text): string {
  const names = placeholders(Object.values(words)[0] ?? '').toSorted()
  return `  '${id}': ${names.map((name) => `'${name}'`).join(' | ') || 'never'}`
}

const idIn = (line: string): string => /'([^']+)'/.exec(line)?.[1] ?? ''
