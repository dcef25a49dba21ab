import { createHash } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { LOCALES } from '#contracts/kernel/locale.ts'
import type { EditableTexts, EditTexts, FileChanges, TextEdit } from '#contracts/sandbox/text-edits.ts'
import { placeholders, readText } from '#flows/kit/check/texts.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { readTextFiles, type TextFile } from '#server/translations/text-files.ts'
import { lineChanges } from './line-changes.ts'

/** The texts of conversations as they stand in their source files. */
export function editableTexts(root: string, ids: readonly string[]): EditableTexts {
  const files = readTextFiles(root)
  const texts = [...new Set(ids)].map((id) => ({
    id,
    in: Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const text = textIn(files, id, locale)
        return text === undefined ? [] : [[locale, text]]
      }),
    ),
  }))
  const places = files.filter(({ takes }) => ids.some((id) => LOCALES.some((locale) => takes(id, locale))))
  return {
    texts: texts.filter(({ in: written }) => Object.keys(written).length > 0),
    read: Object.fromEntries(places.map(({ path, source }) => [path, hashOf(source)])),
  }
}

/** What `writeTexts` would change in the files. Throws where it would refuse. */
export const textChanges = (root: string, edit: EditTexts): FileChanges => shown(changedFiles(root, edit))

/**
 * Writes the changed texts, each file atomically. Throws, having written nothing, if a text does not fit or a file is
 * not the one that was read. Synchronous, so that no other request comes between the comparison and the writing.
 */
export function writeTexts(root: string, edit: EditTexts): FileChanges {
  const changed = changedFiles(root, edit).map((file) => ({ ...file, half: halfOf(join(root, file.path)) }))
  try {
    for (const { half, after } of changed) writeFileSync(half, after)
    for (const { half, path } of changed) renameSync(half, join(root, path))
  } finally {
    for (const { half } of changed) rmSync(half, { force: true })
  }
  return shown(changed)
}

type ChangedFile = { path: string; before: string; after: string }

const shown = (files: readonly ChangedFile[]): FileChanges => ({
  files: files.map(({ path, before, after }) => ({ path, lines: lineChanges(before, after) })),
})

function changedFiles(root: string, { edits, read }: EditTexts): ChangedFile[] {
  const files = readTextFiles(root)
  const faults = edits.flatMap((edit) => {
    const fault = faultOf(files, edit)
    return fault === undefined ? [] : [`${edit.id} in ${edit.locale} ${fault}`]
  })
  if (faults.length > 0) throw new HttpProblem(422, 'text_does_not_fit', faults.join('\n'))
  const changed = files.flatMap((file) => {
    const own = edits.filter(({ id, locale }) => file.takes(id, locale))
    return own.length === 0 ? [] : [{ path: file.path, before: file.source, after: file.withTexts(own) }]
  })
  const stale = changed.find(({ path, before }) => read[path] !== hashOf(before))
  if (stale)
    throw new HttpProblem(
      409,
      'changed_meanwhile',
      `${stale.path} has been changed since its texts were read. Read them again; nothing was written.`,
    )
  return changed.filter(({ before, after }) => before !== after)
}

function faultOf(files: readonly TextFile[], { id, locale, text }: TextEdit): string | undefined {
  if (!files.some(({ takes }) => takes(id, locale))) return 'has no file it belongs to'
  if (text.trim() === '') return 'is empty'
  // oxlint-disable-next-line no-control-regex
  if (!text.isWellFormed() || /[\u0000-\u0009\u000b-\u001f\u007f]/.test(text)) return 'has characters that are no text'
  const { balanced, price } = readText(text)
  if (!balanced || !isMessage(text)) return 'has a brace without its other half, or cannot be read'
  if (price !== undefined) return `writes the price "${price}"; prices come from the price book`
  const [decides = text] = LOCALES.flatMap((one) => textIn(files, id, one) ?? [])
  const [wanted, given] = [namesIn(decides), namesIn(text)]
  return wanted === given ? undefined : `must fill in ${wanted || 'nothing'}, and fills in ${given || 'nothing'}`
}

const textIn = (files: readonly TextFile[], id: string, locale: TextEdit['locale']) =>
  files.map(({ textOf }) => textOf(id, locale)).find((text) => text !== undefined)

const namesIn = (text: string) =>
  placeholders(text)
    .map((name) => `{${name}}`)
    .sort()
    .join(', ')

function isMessage(text: string): boolean {
  try {
    compileMessageOrThrow(text)
    return true
  } catch {
    return false
  }
}

const hashOf = (source: string) => createHash('sha256').update(source).digest('base64url')

const halfOf = (file: string) => join(dirname(file), `.${basename(file)}.${process.pid}.half`)
