import { structuredPatch } from 'diff'
import type { FileChanges } from '#contracts/sandbox/file-changes.ts'

type Line = FileChanges['files'][number]['lines'][number]

/** The lines that go and come between two versions of a file, each with the line before and after it. */
export const lineChanges = (before: string, after: string): Line[] =>
  structuredPatch('', '', before, after, '', '', { context: 1 }).hunks.flatMap(({ oldStart, newStart, lines }) => {
    let [old, now] = [oldStart, newStart]
    return lines.flatMap((line): Line[] => {
      const text = line.slice(1)
      if (line.startsWith('-')) return [{ kind: 'gone', number: old++, text }]
      if (line.startsWith('+')) return [{ kind: 'come', number: now++, text }]
      // A line with a backslash tells that the file has no line feed at its end.
      if (!line.startsWith(' ')) return []
      now += 1
      return [{ kind: 'same', number: old++, text }]
    })
  })
