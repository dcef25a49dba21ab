import type { FileChanges } from '#contracts/sandbox/text-edits.ts'

type Line = FileChanges['files'][number]['lines'][number]

const AROUND = 1

/** The lines that go and come between two versions of a file, each with the line before and after it. */
export function lineChanges(before: string, after: string): Line[] {
  const all = compare(before.split('\n'), after.split('\n'))
  return all.filter(
    (line, index) =>
      line.kind !== 'same' ||
      all.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same'),
  )
}

function compare(before: readonly string[], after: readonly string[]): Line[] {
  const kept = longestKept(before, after)
  const lines: Line[] = []
  let [at, to] = [0, 0]
  while (at < before.length || to < after.length) {
    const [old, now] = [before[at], after[to]]
    if (old !== undefined && old === now) {
      lines.push({ kind: 'same', number: ++at, text: old })
      to += 1
    } else if (old !== undefined && (now === undefined || keptFrom(at + 1, to) >= keptFrom(at, to + 1)))
      lines.push({ kind: 'gone', number: ++at, text: old })
    else lines.push({ kind: 'come', number: ++to, text: now ?? '' })
  }
  return lines

  function keptFrom(old: number, now: number): number {
    return kept[old]?.[now] ?? 0
  }
}

/** `[i][j]` is how many lines can be kept of those from `i` before and from `j` after. */
function longestKept(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const kept = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let old = before.length - 1; old >= 0; old -= 1) {
    const [row, below] = [kept[old], kept[old + 1]]
    if (!row || !below) continue
    for (let now = after.length - 1; now >= 0; now -= 1)
      row[now] = before[old] === after[now] ? (below[now + 1] ?? 0) + 1 : Math.max(below[now] ?? 0, row[now + 1] ?? 0)
  }
  return kept
}
