import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Flow } from '#flows/kit/flow.ts'
import { PROJECT_ROOT } from '#server/project-root.ts'

const ROOT = `${PROJECT_ROOT}/`
const FLOW = 'flow.ts'
const IMPORT = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([#.][^']+)'/gm
const COMMENT = /^\s*(?:\/\/|\/\*|\*).*\n/gm
/** A text id, or the constant beginning of one that is put together. */
const TEXT_ID = /['"`](\w+(?:\.\w+)+)|`(\w+(?:\.\w+)*)\.\$\{/g
/** Texts of the engine, which any flow may say. */
const OF_ALL = ['kit', 'rule']

type TextsOf = (locale: Locale) => Readonly<Record<string, unknown>>

type SourceFile = { text: string; imports: string[]; textIds: string[] }

/**
 * Hashes what the behaviour of a flow comes from: its file with all it imports, and the texts these name in the locales
 * of the flow. Each file is read once.
 */
export function createFlowSources(
  textsOf: TextsOf,
  root = ROOT,
  files = new Map<string, SourceFile>(),
): (flow: Flow, file?: string) => string {
  function fileAt(path: string): SourceFile {
    const known = files.get(path)
    if (known) return known
    const code = readFileSync(path, 'utf8').replaceAll(COMMENT, '')
    const file = {
      text: code.replaceAll(/\s+/g, ' '),
      imports: [...code.matchAll(IMPORT)].flatMap(([, named]) => (named ? [pathOf(path, named)] : [])),
      textIds: [...code.matchAll(TEXT_ID)].flatMap(([, id, start]) => id ?? start ?? []),
    }
    files.set(path, file)
    return file
  }
  const pathOf = (from: string, named: string) =>
    named.startsWith('#') ? join(root, named.slice(1)) : resolve(dirname(from), named)

  function filesOf(path: string, found = new Map<string, SourceFile>()): Map<string, SourceFile> {
    if (found.has(path)) return found
    const file = fileAt(path)
    found.set(path, file)
    for (const imported of file.imports) filesOf(imported, found)
    return found
  }

  const texts = new Map<Locale, Map<string, string[]>>()
  const textsIn = (locale: Locale) => {
    const known = texts.get(locale) ?? textsByStart(textsOf(locale))
    texts.set(locale, known)
    return known
  }

  return ({ name, locales }, file = FLOW) => {
    const found = [...filesOf(join(root, 'flows', name.replaceAll('_', '-'), file)).values()]
    const named = new Set([...OF_ALL, ...found.flatMap(({ textIds }) => textIds)])
    const hash = createHash('sha256')
    for (const { text } of found) hash.update(text)
    for (const locale of locales)
      for (const start of named) hash.update(`${locale} ${start} ${textsIn(locale).get(start)?.join() ?? ''}`)
    return hash.digest('base64url')
  }
}

/** Texts by each beginning of their id: `a.b.c` is found at `a`, `a.b` and `a.b.c`. */
function textsByStart(texts: Readonly<Record<string, unknown>>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [id, text] of Object.entries(texts)) {
    const written = `${id} ${JSON.stringify(text)}`
    for (let end = id.indexOf('.'); ; end = id.indexOf('.', end + 1)) {
      const start = end < 0 ? id : id.slice(0, end)
      const same = found.get(start)
      if (same) same.push(written)
      else found.set(start, [written])
      if (end < 0) break
    }
  }
  return found
}
