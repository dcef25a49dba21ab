import type { Locale } from '#contracts/kernel/locale.ts'

/** A page has a name of its own in every locale; posts are the articles, named by their slug. */
export type DocumentKind = 'page' | 'post'

/** One document of the CMS as it is kept; `body` is what was written, unchecked. Only status 'publish' is shown. */
export type ContentDocument = {
  kind: DocumentKind
  locale: Locale
  name: string
  status: string
  body: Record<string, unknown>
  /** Grows with every change of any document. */
  version: number
  updatedAt: Date
}

/** Which document has changed. */
export type ContentChange = Pick<ContentDocument, 'kind' | 'locale' | 'name'>

/** Every document at one moment. A change makes a new snapshot, so what is made from one may be kept with it. */
export type Snapshot = {
  /** The document as an editor left it. */
  find: (kind: DocumentKind, locale: Locale, name: string) => ContentDocument | undefined
  /** The document as it came with the portal: what is shown when an editor's is not published or malformed. */
  seed: (kind: DocumentKind, locale: Locale, name: string) => ContentDocument | undefined
  list: (kind: DocumentKind, locale: Locale) => ContentDocument[]
  seeds: (kind: DocumentKind, locale: Locale) => ContentDocument[]
}

/** Where documents are read from; costs nothing to ask. */
export type ContentStore = {
  current: () => Snapshot
  /** Tells of every change, on whichever node it was made; gives the way to stop. */
  onContentChange: (listener: (change: ContentChange) => void) => () => void
}

/** The one key of a document. */
export const keyOf = ({ kind, locale, name }: ContentChange) => `${kind}/${locale}/${name}`

/** A snapshot of documents over those that came with the portal. */
export function snapshotOf(documents: readonly ContentDocument[], seeds: readonly ContentDocument[]): Snapshot {
  const byKey = new Map(documents.map((document) => [keyOf(document), document]))
  const seedByKey = new Map(seeds.map((seed) => [keyOf(seed), seed]))
  return {
    find: (kind, locale, name) => byKey.get(keyOf({ kind, locale, name })),
    seed: (kind, locale, name) => seedByKey.get(keyOf({ kind, locale, name })),
    list: (kind, locale) => documents.filter((document) => document.kind === kind && document.locale === locale),
    seeds: (kind, locale) => seeds.filter((seed) => seed.kind === kind && seed.locale === locale),
  }
}

/** A store that never changes. */
export function fixedStore(documents: readonly ContentDocument[]): ContentStore {
  const snapshot = snapshotOf(documents, documents)
  return { current: () => snapshot, onContentChange: () => () => {} }
}
