import { gt } from 'drizzle-orm'
import type { StoreDeps } from '#server/deps.ts'
import { contentDocument } from './tables.ts'
import { cleanBody } from './clean-html.ts'
import { keyOf, snapshotOf, type ContentChange, type ContentDocument, type ContentStore } from './content-document.ts'
import { readContentFolder, syncSeeds } from './seeds.ts'
import { writeDocument, type DocumentWrite } from './write-document.ts'

export type EditableStore = ContentStore & {
  write: (edit: DocumentWrite) => Promise<ContentDocument | 'changed'>
  refresh: () => Promise<void>
  close: () => void
}

const LOOK_EVERY = 2_000

export async function openContentStore(
  deps: StoreDeps,
  seeds = readContentFolder(),
  lookEvery = LOOK_EVERY,
): Promise<EditableStore> {
  const documents = new Map<string, ContentDocument>()
  const listeners = new Set<(change: ContentChange) => void>()
  let known = 0
  let snapshot = snapshotOf([], seeds)
  let looking = Promise.resolve()

  const look = async () => {
    const rows = await deps.database.db
      .select()
      .from(contentDocument)
      .where(gt(contentDocument.version, known))
      .orderBy(contentDocument.version)
    if (rows.length === 0) return
    for (const { kind, locale, name, status, body, version, updatedAt } of rows) {
      documents.set(keyOf({ kind, locale, name }), {
        kind,
        locale,
        name,
        status,
        body: cleanBody(body),
        version,
        updatedAt,
      })
      known = version
    }
    snapshot = snapshotOf([...documents.values()], seeds)
    for (const { kind, locale, name } of rows) for (const listener of listeners) listener({ kind, locale, name })
  }
  const refresh = () => {
    const next = looking.then(look)
    looking = next.catch(() => {})
    return next
  }

  await syncSeeds(deps, seeds)
  await refresh()
  const timer =
    deps.database.kind === 'postgres' ? setInterval(() => void refresh().catch(() => {}), lookEvery) : undefined
  timer?.unref()

  return {
    current: () => snapshot,
    onContentChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    write: async (edit) => {
      const written = await writeDocument(deps, edit)
      await refresh()
      return written
    },
    refresh,
    close: () => clearInterval(timer),
  }
}
