import type { ChatElement } from './element.ts'

/** Seqs made obsolete by a changed answer (CHAT-14); these elements stay visible but no longer count. */
export function supersededElements(elements: readonly ChatElement[]): ReadonlySet<number> {
  const superseded = new Set<number>()
  for (const { seq: end, changes } of elements) {
    if (changes === undefined) continue
    for (const { seq } of elements) if (seq >= changes && seq < end) superseded.add(seq)
  }
  return superseded
}

/**
 * Seqs of the visitor's answers that can be changed: not superseded, and given after the last irreversible action
 * (CHAT-14).
 */
export function changeableAnswers(elements: readonly ChatElement[]): ReadonlySet<number> {
  const superseded = supersededElements(elements)
  const sealed = elements.findLast(({ seals }) => seals)?.seq ?? 0
  return new Set(
    elements.flatMap(({ seq, changeable }) => (changeable && seq > sealed && !superseded.has(seq) ? [seq] : [])),
  )
}

export function answerNumber(elements: readonly ChatElement[], change: number): number {
  return elements.filter(({ changeable }) => changeable).findIndex(({ seq }) => seq === change) + 1
}
