/** An answer to a question that was no longer waiting; `title` is what the visitor reads of it. */
export type NotTaken = { answers: number; utterance: string; payload?: string; change?: number; title: string }
