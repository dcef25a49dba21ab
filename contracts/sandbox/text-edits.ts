import * as v from 'valibot'
import { Locale, LOCALES } from '#contracts/kernel/locale.ts'
import { ReadFiles } from './file-changes.ts'

/** Response to GET /services/sandbox/texts?id=: the texts as they stand in their files, ids without any left out. */
export const EditableTexts = v.object({
  texts: v.array(v.object({ id: v.string(), in: v.partial(v.object(v.entriesFromList(LOCALES, v.string()))) })),
  read: ReadFiles,
})
export type EditableTexts = v.InferOutput<typeof EditableTexts>

const TextEdit = v.object({ id: v.string(), locale: Locale, text: v.pipe(v.string(), v.maxLength(5000)) })
export type TextEdit = v.InferOutput<typeof TextEdit>

/** Body of POST /services/sandbox/texts, which writes the files, and of …/texts/difference, which only tells what it would write. */
export const EditTexts = v.object({
  edits: v.pipe(v.array(TextEdit), v.minLength(1), v.maxLength(500)),
  read: ReadFiles,
})
export type EditTexts = v.InferOutput<typeof EditTexts>
