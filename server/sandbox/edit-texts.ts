import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { LOCALES } from '#contracts/kernel/locale.ts'
import type { FileChanges } from '#contracts/sandbox/file-changes.ts'
import type { EditableTexts, EditTexts, TextEdit } from '#contracts/sandbox/text-edits.ts'
import { placeholders, readText } from '#flows/kit/check/texts.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { readTextFiles, type TextFile } from '#server/translations/text-files.ts'
import { hashOf, linesOf, refuseStale, writeFiles, type ChangedFile } from './changed-files.ts'

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
export const textChanges = (root: string, edit: EditTexts): FileChanges => linesOf(changedFiles(root, edit))

/**
 * Writes the changed texts. Throws, having written nothing, if a text does not fit or a file is not the one that was
 * read.
 */
export function writeTexts(root: string, edit: EditTexts): FileChanges {
  const changed = changedFiles(root, edit)
  writeFiles(root, changed)
  return linesOf(changed)
}

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
  refuseStale(changed, read)
  return changed.filter(({ before, after }) => before !== after)
}

function faultOf(files: readonly TextFile[], { id, locale, text }: TextEdit): string | undefined {
  if (!files.some(({ takes }) => takes(id, locale))) return 'has no file it belongs to'
  const fault = faultIn(text)
  if (fault !== undefined) return fault
  const [decides = text] = LOCALES.flatMap((one) => textIn(files, id, one) ?? [])
  const [wanted, given] = [namesIn(decides), namesIn(text)]
  return wanted === given ? undefined : `must fill in ${wanted || 'nothing'}, and fills in ${given || 'nothing'}`
}

/** Why a text cannot be one of a conversation. */
export function faultIn(text: string): string | undefined {
  if (text.trim() === '') return 'is empty'
  // oxlint-disable-next-line no-control-regex
  if (!text.isWellFormed() || /[\u0000-\u0009\u000b-\u001f\u007f]/.test(text)) return 'has characters that are no text'
  const { balanced, price } = readText(text)
  if (!balanced || !isMessage(text)) return 'has a brace without its other half, or cannot be read'
  return price === undefined ? undefined : `writes the price "${price}"; prices come from the price book`
}

const textIn = (files: readonly TextFile[], id: string, locale: TextEdit['locale']) =>
  files.map(({ textOf }) => textOf(id, locale)).find((text) => text !== undefined)

/** The values a text fills in, as it writes them. */
export const namesIn = (text: string) =>
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
