import type { Locale } from '#contracts/kernel/locale.ts'

/** Pages have the same name in every locale; posts are articles, named by their slug. */
export type DocumentKind = 'page' | 'post'

/** `body` is unvalidated. Only status 'publish' is shown. */
export type ContentDocument = {
  kind: DocumentKind
  locale: Locale
  name: string
  status: string
  body: Record<string, unknown>
  version: number
  updatedAt: Date
}

export type ContentChange = Pick<ContentDocument, 'kind' | 'locale' | 'name'>

/** Immutable: a change creates a new snapshot, so derived values can be cached by snapshot. */
export type Snapshot = {
  find: (kind: DocumentKind, locale: Locale, name: string) => ContentDocument | undefined
  seed: (kind: DocumentKind, locale: Locale, name: string) => ContentDocument | undefined
  list: (kind: DocumentKind, locale: Locale) => ContentDocument[]
  seeds: (kind: DocumentKind, locale: Locale) => ContentDocument[]
}

export type ContentStore = {
  current: () => Snapshot
  onContentChange: (listener: (change: ContentChange) => void) => () => void
}

export const keyOf = ({ kind, locale, name }: ContentChange) => `${kind}/${locale}/${name}`

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

export function fixedStore(documents: readonly ContentDocument[]): ContentStore {
  const snapshot = snapshotOf(documents, documents)
  return { current: () => snapshot, onContentChange: () => () => {} }
}
