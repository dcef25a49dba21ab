import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { FileChanges } from '#contracts/sandbox/file-changes.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { lineChanges } from './line-changes.ts'

/** A source file before and after a change; one that is not there is empty before. */
export type ChangedFile = { path: string; before: string; after: string }

export const contentOf = (root: string, path: string): string =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''

export const hashOf = (source: string): string => createHash('sha256').update(source).digest('base64url')

export const linesOf = (files: readonly ChangedFile[]): FileChanges => ({
  files: files.map(({ path, before, after }) => ({ path, lines: lineChanges(before, after) })),
})

/** Throws if a file is not the one whose hash was read. */
export function refuseStale(files: readonly ChangedFile[], read: Readonly<Record<string, string>>): void {
  const stale = files.find(({ path, before }) => read[path] !== hashOf(before))
  if (stale) throw changedMeanwhile(stale.path)
}

/**
 * Writes all files or, if one has changed since `before`, none, each by a rename. Synchronous, so that no other request
 * comes between the comparison and the writing.
 */
export function writeFiles(root: string, files: readonly ChangedFile[]): void {
  const stale = files.find(({ path, before }) => contentOf(root, path) !== before)
  if (stale) throw changedMeanwhile(stale.path)
  const halves = files.map((file) => ({ ...file, half: halfOf(join(root, file.path)) }))
  try {
    for (const { half, after } of halves) writeFileSync(half, after)
    for (const { half, path } of halves) renameSync(half, join(root, path))
  } finally {
    for (const { half } of halves) rmSync(half, { force: true })
  }
}

export const doesNotFit = (...sentences: string[]): HttpProblem =>
  new HttpProblem(422, 'change_does_not_fit', sentences.join('\n'))

const changedMeanwhile = (path: string) =>
  new HttpProblem(
    409,
    'changed_meanwhile',
    `${path} has been changed since it was read. Read it again; nothing was written.`,
  )

const halfOf = (file: string) => join(dirname(file), `.${basename(file)}.${process.pid}.half`)
