import type { FieldProblem } from './parse-body.ts'
import { HttpProblem } from '../../http/problem.ts'
import { cleanBody } from './clean-body.ts'
import type { ContentChange, ContentDocument } from './content-document.ts'
import type { EditableStore } from './open-content-store.ts'
import type { Written } from './write-document.ts'

/** An edit of one document: what it becomes of what it is, and what is wrong with that. */
export type DocumentEdit = ContentChange & {
  /** The version the editor has seen, where they say so: when it is another by now, nothing is written. */
  seen: { ifMatch: string | undefined; dataVersion: number | undefined }
  change: (before: ContentDocument | undefined) => Written
  problemsOf: (written: Written) => readonly FieldProblem[]
}

/** Changes a document, cleaned and checked; two who do so at once are told, or taken one after the other where neither minds. */
export async function editDocument(store: EditableStore, { kind, locale, name, seen, change, problemsOf }: DocumentEdit): Promise<ContentDocument> {
  for (let tries = 0; tries < 5; tries++) {
    const before = store.current().find(kind, locale, name)
    requireSeen(before, seen)
    const changed = change(before)
    const written = { ...changed, body: cleanBody(changed.body) }
    const errors = [...unstorable(changed.body), ...problemsOf(written)].slice(0, 20)
    if (errors.length > 0) throw new HttpProblem(400, 'invalid', 'Some fields are missing or wrong; see errors.', { errors })
    const document = await store.write({ kind, locale, name, version: before?.version ?? 0, write: () => written })
    if (document !== 'changed') return document
  }
  throw new HttpProblem(409, 'changed_meanwhile', 'Others are changing it just now; try again shortly.')
}

/** The name of a version in headers. */
export const etagOf = ({ version }: Pick<ContentDocument, 'version'>) => `"${version}"`

function requireSeen(before: ContentDocument | undefined, { ifMatch, dataVersion }: DocumentEdit['seen']): void {
  const version = before?.version ?? 0
  const matches = ifMatch === undefined || ifMatch.split(',').some((tag) => ['*', etagOf({ version })].includes(tag.trim().replace(/^W\//, '')))
  if (!matches) throw new HttpProblem(412, 'changed_meanwhile', 'It has been changed since you read it; read it again and change that.')
  if (dataVersion !== undefined && dataVersion !== version) {
    throw new HttpProblem(409, 'changed_meanwhile', `It has been changed since you read it: its dataVersion is ${version}; read it again and change that.`)
  }
}

/** Texts that no database keeps: with NUL, or half a character. */
function unstorable(value: unknown, path = ''): FieldProblem[] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [{ path, message: 'holds a character that is none' }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => [...unstorable(field, path || field), ...unstorable(inner, path ? `${path}.${field}` : field)])
}
