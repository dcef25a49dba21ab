import type { ChatElement } from './element.ts'

/** Seqs of what was said from a changed answer on until it was changed (CHAT-14): it stays to be seen, and counts no more. */
export function supersededElements(elements: readonly ChatElement[]): ReadonlySet<number> {
  const superseded = new Set<number>()
  for (const { seq: end, changes } of elements) {
    if (changes === undefined) continue
    for (const { seq } of elements) if (seq >= changes && seq < end) superseded.add(seq)
  }
  return superseded
}

/** Seqs of the visitor's answers that can be changed: those that stand, given after the last thing that is irreversible. */
export function changeableAnswers(elements: readonly ChatElement[]): ReadonlySet<number> {
  const superseded = supersededElements(elements)
  const sealed = elements.findLast(({ seals }) => seals)?.seq ?? 0
  return new Set(
    elements.flatMap(({ seq, changeable }) => (changeable && seq > sealed && !superseded.has(seq) ? [seq] : [])),
  )
}

/** Which answer of a conversation an element is: 1 for the first that could be changed, superseded ones counted. 0 for none. */
export function answerNumber(elements: readonly ChatElement[], change: number): number {
  return elements.filter(({ changeable }) => changeable).findIndex(({ seq }) => seq === change) + 1
}
