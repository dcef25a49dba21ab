import { HttpProblem } from '#server/edge/problem.ts'
import { cleanBody } from './clean-html.ts'
import type { ContentChange, ContentDocument } from './content-document.ts'
import type { EditableStore } from './open-content-store.ts'
import type { FieldProblem } from './parse-body.ts'
import type { Written } from './write-document.ts'

type DocumentEdit = ContentChange & {
  seen: { ifMatch: string | undefined; dataVersion: number | undefined }
  change: (before: ContentDocument | undefined) => Written
  problemsOf: (written: Written) => readonly FieldProblem[]
}

/** Sanitises and validates the change, and retries on conflicts. Throws HttpProblem 400 or 409. */
export async function editDocument(
  store: EditableStore,
  { kind, locale, name, seen, change, problemsOf }: DocumentEdit,
): Promise<ContentDocument> {
  for (let tries = 0; tries < 5; tries++) {
    const before = store.current().find(kind, locale, name)
    requireSeen(before, seen)
    const changed = change(before)
    const written = { ...changed, body: cleanBody(changed.body) }
    const errors = [...unstorable(changed.body), ...problemsOf(written)].slice(0, 20)
    if (errors.length > 0)
      throw new HttpProblem(400, 'invalid', 'Some fields are missing or wrong; see errors.', { errors })
    const document = await store.write({ kind, locale, name, version: before?.version ?? 0, write: () => written })
    if (document !== 'changed') return document
  }
  throw new HttpProblem(409, 'changed_meanwhile', 'Others are changing it just now; try again shortly.')
}

export const etagOf = ({ version }: Pick<ContentDocument, 'version'>) => `"${version}"`

function requireSeen(before: ContentDocument | undefined, { ifMatch, dataVersion }: DocumentEdit['seen']): void {
  const version = before?.version ?? 0
  const matches =
    ifMatch === undefined ||
    ifMatch.split(',').some((tag) => ['*', etagOf({ version })].includes(tag.trim().replace(/^W\//, '')))
  if (!matches)
    throw new HttpProblem(
      412,
      'changed_meanwhile',
      'It has been changed since you read it; read it again and change that.',
    )
  if (dataVersion !== undefined && dataVersion !== version) {
    throw new HttpProblem(
      409,
      'changed_meanwhile',
      `It has been changed since you read it: its dataVersion is ${version}; read it again and change that.`,
    )
  }
}

/** PostgreSQL cannot store NUL or lone surrogates. */
function unstorable(value: unknown, path = ''): FieldProblem[] {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? [{ path, message: 'holds a character that is none' }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => [
    ...unstorable(field, path || field),
    ...unstorable(inner, path ? `${path}.${field}` : field),
  ])
}
