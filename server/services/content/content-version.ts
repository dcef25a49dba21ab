import { createHash } from 'node:crypto'
import { LOCALES } from '#contracts/kernel/locale.ts'
import type { ContentStore, Snapshot } from './content-document.ts'

const KINDS = ['page', 'post'] as const
const named = new WeakMap<Snapshot, string>()

/** A short name of everything the CMS holds now: the same on every node, another as soon as a document is. Costs nothing until one changes. */
export function contentVersion({ current }: Pick<ContentStore, 'current'>): string {
  const snapshot = current()
  const name = named.get(snapshot) ?? nameOf(snapshot)
  named.set(snapshot, name)
  return name
}

function nameOf(snapshot: Snapshot): string {
  const written = LOCALES.flatMap((locale) => KINDS.flatMap((kind) => snapshot.list(kind, locale).map(({ name, status, body }) => JSON.stringify([kind, locale, name, status, body]))))
  return createHash('sha256').update(written.toSorted().join()).digest('base64url').slice(0, 8)
}
