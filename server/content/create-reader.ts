import * as v from 'valibot'
import type { Day } from '#contracts/kernel/days.ts'
import type { InLanguage } from '#contracts/content/text.ts'
import { languageTag, LOCALES, nearestLocales, type Locale } from '#contracts/kernel/locale.ts'
import type { ContentDocument, ContentStore, Snapshot } from './content-document.ts'
import { parseBody, problemLine, type FieldProblem } from './parse-body.ts'

export type ReaderOptions = {
  store: ContentStore
  onMalformed: (name: string, problem: string) => void
  /** Also shows drafts (AUTH-09). */
  preview: boolean
  today: () => Day
}

export type WordsOf = (written: Locale, snapshot: Snapshot) => ReadonlyMap<string, string>

export type Shape = { schema: v.GenericSchema; wordsOf: WordsOf | undefined }

export type WrittenPage = { document: ContentDocument; page: Record<string, unknown> }

/** Falls back from the published document to the shipped one, then to the nearest locale (CALL-16). Cached per day. */
export function createReader({ store, onMalformed, preview, today }: ReaderOptions) {
  const counts = (document: ContentDocument | undefined): document is ContentDocument =>
    document?.status === 'publish' || (preview && document?.status === 'draft')

  const kept = <T>(make: (snapshot: Snapshot, locale: Locale) => T) => {
    let madeOn = ''
    let made = new WeakMap<Snapshot, Map<Locale, T>>()
    return (locale: Locale, snapshot = store.current()): T => {
      const day = today()
      if (day !== madeOn) [madeOn, made] = [day, new WeakMap()]
      const byLocale = made.get(snapshot) ?? new Map<Locale, T>()
      made.set(snapshot, byLocale)
      const value = byLocale.get(locale) ?? make(snapshot, locale)
      byLocale.set(locale, value)
      return value
    }
  }

  const usable = <S extends v.GenericSchema>(
    document: ContentDocument | undefined,
    schema: S,
    words: ReadonlyMap<string, string> | undefined,
  ) => {
    if (!counts(document)) return undefined
    const parsed = parseBody(document.body, schema, words)
    if (parsed.ok) return parsed
    onMalformed(`${document.locale}/${document.name}`, problemLine(parsed.problems))
    return undefined
  }

  const shapes = new Map<string, Shape>()

  const page = <S extends v.GenericSchema>(name: string, schema: S, wordsOf?: WordsOf) => {
    shapes.set(name, { schema, wordsOf })
    const read = kept((snapshot, locale): InLanguage<v.InferOutput<S>> => {
      for (const written of nearestLocales(locale)) {
        const words = wordsOf?.(written, snapshot)
        const found =
          usable(snapshot.find('page', written, name), schema, words) ??
          usable(snapshot.seed('page', written, name), schema, words)
        if (found) return Object.assign({}, found.value, written === locale ? {} : { lang: languageTag(written) })
      }
      throw new Error(`content: ${name} is published in none of ${nearestLocales(locale).join(', ')}`)
    })
    for (const locale of LOCALES) {
      requireShape(store.current().seed('page', locale, name), schema, wordsOf?.(locale, store.current()))
      read(locale)
    }
    return read
  }

  const folder = <S extends v.GenericSchema>(path: string, schema: S, wordsOf: WordsOf) => {
    shapes.set(`${path}/*`, { schema, wordsOf })
    const within = ({ name }: ContentDocument) => name.startsWith(`${path}/`)
    const snapshot = store.current()
    for (const locale of LOCALES)
      for (const seed of snapshot.seeds('page', locale).filter(within))
        requireShape(seed, schema, wordsOf(locale, snapshot))
    const pages = kept((now, locale) => {
      const words = wordsOf(locale, now)
      const found = now
        .list('page', locale)
        .filter(within)
        .flatMap((document): [string, v.InferOutput<S>][] => {
          const page = usable(document, schema, words) ?? usable(now.seed('page', locale, document.name), schema, words)
          return page ? [[document.name.slice(path.length + 1), page.value]] : []
        })
      return new Map(found)
    })
    const named = (locale: Locale, name: string): v.InferOutput<S> | undefined => {
      const written = nearestLocales(locale).find((candidate) => pages(candidate).has(name))
      return written && pages(written).get(name)
    }
    const names = (locale: Locale) => [...new Set(nearestLocales(locale).flatMap((each) => [...pages(each).keys()]))]
    return Object.assign(named, { names })
  }

  const posts = <S extends v.GenericSchema>(schema: S, wordsOf: WordsOf) => {
    const snapshot = store.current()
    for (const locale of LOCALES)
      for (const seed of snapshot.seeds('post', locale)) requireShape(seed, schema, wordsOf(locale, snapshot))
    return kept((now, locale) =>
      now.list('post', locale).flatMap((document) => {
        const found = usable(document, schema, wordsOf(locale, now))
        return found ? [{ document, post: found.value }] : []
      }),
    )
  }

  const shapeOf = (name: string) => shapes.get(name) ?? shapes.get(name.replace(/[^/]+$/, '*'))

  const written = kept((snapshot, locale) => {
    const found = snapshot.list('page', locale).flatMap((document): [string, WrittenPage][] => {
      const shape = shapeOf(document.name)
      const page = shape && usable(document, v.pipe(shape.schema, v.looseObject({})), shape.wordsOf?.(locale, snapshot))
      return page ? [[document.name, { document, page: page.value }]] : []
    })
    return new Map(found)
  })

  const problemsOf = (locale: Locale, name: string, body: ContentDocument['body']): FieldProblem[] | undefined => {
    const shape = shapeOf(name)
    if (!shape) return undefined
    const parsed = parseBody(body, shape.schema, shape.wordsOf?.(locale, store.current()))
    return parsed.ok ? [] : parsed.problems
  }

  return { today, kept, page, folder, posts, written, problemsOf, shapes }
}

function requireShape(
  seed: ContentDocument | undefined,
  schema: v.GenericSchema,
  words: ReadonlyMap<string, string> | undefined,
): void {
  if (seed?.status !== 'publish') return
  const parsed = parseBody(seed.body, schema, words)
  if (!parsed.ok) throw new Error(`content: ${seed.locale}/${seed.name}: ${problemLine(parsed.problems)}`)
}
