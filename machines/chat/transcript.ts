import type { ChatElement } from '#contracts/chat/element.ts'

/**
 * `complete` is the seq up to which nothing is missing, `heard` the newest known seq. Both lists are sorted by seq
 * without duplicates.
 */
export type Transcript = {
  shown: readonly ChatElement[]
  queue: readonly ChatElement[]
  complete: number
  heard: number
}

/** A batch that was asked for tells after which element, and what was the newest known one at that time. */
export type Batch = { elements: readonly ChatElement[]; cursor: number; after?: number; heard?: number }

export function openTranscript(elements: readonly ChatElement[], cursor: number): Transcript {
  const shown = elements.toSorted(bySeq)
  const complete = Math.max(cursor, shown.at(-1)?.seq ?? 0)
  return { shown, queue: [], complete, heard: complete }
}

/**
 * Adds elements sorted by seq without duplicates; elements after a gap wait until the missing ones arrive (CHAT-13).
 */
export function receive(
  transcript: Transcript,
  { elements, cursor, after, heard: heardWhenAsked = Infinity }: Batch,
): Transcript {
  const queued = new Set(transcript.queue.map(({ seq }) => seq))
  const fresh = elements.filter(({ seq }) => seq > lastShown(transcript) && !queued.has(seq))
  const queue = fresh.length > 0 ? [...transcript.queue, ...fresh].toSorted(bySeq) : transcript.queue
  const wasAsked = after !== undefined && after <= transcript.complete
  const complete = wasAsked ? Math.max(transcript.complete, cursor) : contiguous(transcript.complete, queue)
  // What was told of while the question was on its way may be newer than the answer.
  const isAnswered = wasAsked && transcript.heard <= heardWhenAsked
  const heard = isAnswered ? complete : Math.max(transcript.heard, cursor, complete)
  return showVisitors({ ...transcript, queue, complete, heard })
}

export function showNext(transcript: Transcript): Transcript {
  return somethingWaits(transcript) ? showVisitors(show(transcript, 1)) : transcript
}

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

/** Whether a typed answer is accepted (CHAT-03); forced suggestions prevent it (CHAT-05). */
export function takesText({ resulting_state, force_suggested_responses }: ChatElement): boolean {
  return resulting_state === 'AWAIT_NARRATIVE' && !force_suggested_responses
}

/** Key of an element's text field: a draft fits any question with the same key. Empty if there is no field. */
export function fieldOf(element: ChatElement | undefined): string {
  if (!element || !takesText(element)) return ''
  const { input_type = 'text', input_label = '', input_autocomplete = '' } = element.parameters
  return [input_type, input_label, input_autocomplete].join(' ')
}
