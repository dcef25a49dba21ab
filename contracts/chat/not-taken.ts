/** A late answer to a question that was no longer open; `title` is the text shown to the visitor. */
export type NotTaken = { answers: number; utterance: string; payload?: string; change?: number; title: string }
