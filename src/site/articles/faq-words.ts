import type { FaqEntry } from '#contracts/content/faq.ts'
import type { Titles } from './titles-to-begin.ts'

export type FaqWords = Pick<FaqEntry, 'slug' | 'question' | 'answer'>

export type FaqOfLine = Titles & { entries: FaqWords[] }
