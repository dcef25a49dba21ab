import * as v from 'valibot'
import type { ContentDocument } from './content-document.ts'
import { fillWords, UnknownWord } from './content-words.ts'

export type FieldProblem = { path: string; message: string }
type Parsed<T> = { ok: true; value: T } | { ok: false; problems: FieldProblem[] }

export function parseBody<S extends v.GenericSchema>(
  body: ContentDocument['body'],
  schema: S,
  words: ReadonlyMap<string, string> | undefined,
): Parsed<v.InferOutput<S>> {
  let filled: unknown = body
  try {
    if (words) filled = fillWords(body, words)
  } catch (error) {
    if (error instanceof UnknownWord) return { ok: false, problems: [{ path: '', message: error.message }] }
    throw error
  }
  const parsed = v.safeParse(schema, filled)
  if (parsed.success) return { ok: true, value: parsed.output }
  return {
    ok: false,
    problems: parsed.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
  }
}

export const problemLine = (problems: readonly FieldProblem[]) =>
  problems.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ')
