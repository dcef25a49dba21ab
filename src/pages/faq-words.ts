import type { FaqEntry } from '#contracts/content/faq.ts'

const SHOWN = 6

/** A question with its answer as a landing shows it. */
export type FaqWords = Pick<FaqEntry, 'slug' | 'question' | 'answer'>

/** The first questions of a line; the others are a link away. Nothing is sent to the browser that is not shown. */
export const faqWords = (entries: readonly FaqEntry[]): FaqWords[] => entries.slice(0, SHOWN).map(({ slug, question, answer }) => ({ slug, question, answer }))
