import { gt } from 'drizzle-orm'
import { contentDocument } from '../../db/schema/content.ts'
import type { StoreDeps } from '../deps.ts'
import { cleanBody } from './clean-body.ts'
import { keyOf, snapshotOf, type ContentChange, type ContentDocument, type ContentStore } from './content-document.ts'
import { readContentFolder } from './read-content-folder.ts'
import { takeInSeeds } from './take-in-seeds.ts'
import { writeDocument, type Edit } from './write-document.ts'

/** How often a node looks for what others have changed, in milliseconds. On the embedded database there are no others. */
const LOOK_EVERY = 2_000

/** The documents of the database, and the way to change them. */
export type EditableStore = ContentStore & {
  /** Writes a document and tells of it here at once, on other nodes within seconds. */
  write: (edit: Edit) => Promise<ContentDocument | 'changed'>
  /** Looks at once for what has changed. */
  refresh: () => Promise<void>
  close: () => void
}

/** Takes in what comes with the portal and keeps every document in memory, following its changes; a database that is away leaves the last known. */
export async function openContentStore(deps: StoreDeps, seeds = readContentFolder(), lookEvery = LOOK_EVERY): Promise<EditableStore> {
  const documents = new Map<string, ContentDocument>()
  const listeners = new Set<(change: ContentChange) => void>()
  let known = 0
  let snapshot = snapshotOf([], seeds)
  let looking = Promise.resolve()

  const look = async () => {
    const rows = await deps.database.db.select().from(contentDocument).where(gt(contentDocument.version, known)).orderBy(contentDocument.version)
    if (rows.length === 0) return
    for (const { kind, locale, name, status, body, version, updatedAt } of rows) {
      documents.set(keyOf({ kind, locale, name }), { kind, locale, name, status, body: cleanBody(body), version, updatedAt })
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

  await takeInSeeds(deps, seeds)
  await refresh()
  const timer = deps.database.kind === 'postgres' ? setInterval(() => void refresh().catch(() => {}), lookEvery) : undefined
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
