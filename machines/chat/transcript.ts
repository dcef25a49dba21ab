import type { ChatElement } from '#contracts/chat/element.ts'

/**
 * What is known of a conversation: the elements on screen, those waiting their turn, the seq up to which nothing is
 * missing (`complete`), and the newest seq heard of (`heard`). Both lists are ordered by seq, without repeats.
 */
export type Transcript = {
  shown: readonly ChatElement[]
  queue: readonly ChatElement[]
  complete: number
  heard: number
}

/** Elements as they arrive. `after` is given when the server was asked for everything after that seq. */
export type Batch = { elements: readonly ChatElement[]; cursor: number; after?: number }

/** A transcript that is on screen already, as the page brought it. */
export function openTranscript(elements: readonly ChatElement[], cursor: number): Transcript {
  const shown = elements.toSorted(bySeq)
  const complete = Math.max(cursor, shown.at(-1)?.seq ?? 0)
  return { shown, queue: [], complete, heard: complete }
}

/** Takes elements in: repeats are dropped, order is by seq, a gap stays open until the missing ones came (CHAT-13). */
export function receive(transcript: Transcript, { elements, cursor, after }: Batch): Transcript {
  const known = new Set(transcript.queue.map(({ seq }) => seq))
  const fresh = elements.filter(({ seq }) => seq > lastShown(transcript) && !known.has(seq))
  const queue = fresh.length > 0 ? [...transcript.queue, ...fresh].toSorted(bySeq) : transcript.queue
  const wasAsked = after !== undefined && after <= transcript.complete
  const complete = wasAsked ? Math.max(transcript.complete, cursor) : contiguous(transcript.complete, queue)
  const heard = wasAsked ? complete : Math.max(transcript.heard, cursor, complete)
  return showVisitors({ ...transcript, queue, complete, heard })
}

/** Puts the next waiting element on screen, and the visitor's own answers that follow it. */
export function showNext(transcript: Transcript): Transcript {
  return somethingWaits(transcript) ? showVisitors(show(transcript, 1)) : transcript
}

/** Puts everything on screen that may be. */
export function showAll(transcript: Transcript): Transcript {
  return show(transcript, transcript.queue.filter(({ seq }) => seq <= transcript.complete).length)
}

export function somethingWaits({ queue, complete }: Transcript): boolean {
  const [next] = queue
  return next !== undefined && next.seq <= complete
}

const bySeq = (one: ChatElement, other: ChatElement) => one.seq - other.seq

const lastShown = ({ shown }: Transcript) => shown.at(-1)?.seq ?? 0

function contiguous(complete: number, queue: readonly ChatElement[]): number {
  return queue.reduce((reached, { seq }) => (seq === reached + 1 ? seq : reached), complete)
}

function show(transcript: Transcript, count: number): Transcript {
  if (count === 0) return transcript
  const { shown, queue } = transcript
  return { ...transcript, shown: [...shown, ...queue.slice(0, count)], queue: queue.slice(count) }
}

function showVisitors(transcript: Transcript): Transcript {
  const { queue, complete } = transcript
  const stop = queue.findIndex(({ from, seq }) => from !== 'visitor' || seq > complete)
  return show(transcript, stop === -1 ? queue.length : stop)
}

/** Whether a typed answer is taken (CHAT-03), which forced suggestions forbid (CHAT-05). */
export function takesText({ resulting_state, force_suggested_responses }: ChatElement): boolean {
  return resulting_state === 'AWAIT_NARRATIVE' && !force_suggested_responses
}

/** What tells one field to type into from another: text typed for one question fits the same question asked again. Empty for none. */
export function fieldOf(element: ChatElement | undefined): string {
  if (!element || !takesText(element)) return ''
  const { input_type = 'text', input_label = '', input_autocomplete = '' } = element.parameters
  return [input_type, input_label, input_autocomplete].join(' ')
}
