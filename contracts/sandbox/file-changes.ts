import * as v from 'valibot'

/** Files by their path in the project, each with a hash of the content that was read. */
export const ReadFiles = v.record(v.string(), v.string())

/** `number` is that of the line in the file before the change, or after it if the line comes with it. */
const Line = v.object({ kind: v.picklist(['same', 'gone', 'come']), number: v.number(), text: v.string() })
export const FileChanges = v.object({ files: v.array(v.object({ path: v.string(), lines: v.array(Line) })) })
export type FileChanges = v.InferOutput<typeof FileChanges>
