import type { FaqEntry } from '#contracts/content/faq.ts'
import type { Titles } from './titles-to-begin.ts'

/** A question with its answer as a landing shows it. */
export type FaqWords = Pick<FaqEntry, 'slug' | 'question' | 'answer'>

/** What can be read about a line: the first questions with their answers, of the rest the titles. */
export type FaqOfLine = Titles & { entries: FaqWords[] }
