import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createItem, parsePo, stringifyPo } from 'pofile-ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import type { TextEdit } from '#contracts/sandbox/text-edits.ts'
import { Words } from './po-files.ts'
import * as v from 'valibot'

/** A source file with texts of conversations: a .po file, which is of one locale, or a flow's words.json, of all. */
export type TextFile = {
  path: string
  source: string
  textOf: (id: string, locale: Locale) => string | undefined
  /** True where the text has its place in this file; a text that a locale lacks goes where the others have it. */
  takes: (id: string, locale: Locale) => boolean
  /** The whole file with the texts changed; all else stays as it is written. */
  withTexts: (edits: readonly TextEdit[]) => string
}

export function readTextFiles(root: string): TextFile[] {
  const paths = globSync(['locales/*/flows*.po', 'flows/*/words.json'], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
  const sources = paths.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
  const idsByArea = new Map<string, Set<string>>()
  return sources.flatMap((file) => {
    const [, written, area] = /^locales\/(\w+)\/(.+)$/.exec(file.path) ?? []
    if (area === undefined) return [wordsFile(file)]
    const locale = LOCALES.find((known) => known === written)
    if (!locale) return []
    const ids = idsByArea.get(area) ?? new Set()
    idsByArea.set(area, ids)
    for (const { msgid } of parsePo(file.source).items) ids.add(msgid)
    return [poFile(file, locale, ids)]
  })
}

type Source = Pick<TextFile, 'path' | 'source'>

function poFile({ path, source }: Source, locale: Locale, ids: ReadonlySet<string>): TextFile {
  const texts = new Map(parsePo(source).items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']))
  return {
    path,
    source,
    textOf: (id, asked) => (asked === locale ? texts.get(id) : undefined),
    takes: (id, asked) => asked === locale && ids.has(id),
    withTexts: (edits) => {
      const { items } = parsePo(source)
      for (const { id, text } of edits) {
        const item = items.find(({ msgid }) => msgid === id)
        if (item) item.msgstr = [text]
        else items.push({ ...createItem(), msgid: id, msgstr: [text] })
      }
      // The library adds headers of its own, so the file keeps its own head.
      const written = stringifyPo({ headers: {}, items }, { foldLength: 0 })
      return `${headOf(source)}${written.slice(headOf(written).length).trimEnd()}\n`
    },
  }
}

const headOf = (po: string): string => po.split(/(?<=\n)\n/, 1)[0] ?? ''

function wordsFile({ path, source }: Source): TextFile {
  const words = v.parse(Words, JSON.parse(source))
  return {
    path,
    source,
    textOf: (id, locale) => (Object.hasOwn(words, id) ? words[id]?.[locale] : undefined),
    takes: (id) => Object.hasOwn(words, id),
    withTexts: (edits) => {
      const changed = { ...words }
      for (const { id, locale, text } of edits) changed[id] = { ...changed[id], [locale]: text }
      return `${JSON.stringify(changed, null, 2)}\n`
    },
  }
}
