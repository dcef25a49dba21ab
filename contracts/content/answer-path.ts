import type { Article, FaqCategory } from './faq.ts'

const LINES: Record<Article['category'], FaqCategory | undefined> = {
  mobile: 'mobile',
  abroad: 'mobile',
  insurance: 'insurance',
  refinancing: 'refinancing',
  power: undefined,
  invoice: undefined,
  account: undefined,
  service: undefined,
}

export const isOfLine = (line: FaqCategory, { category }: Pick<Article, 'category'>): boolean =>
  LINES[category] === line

/** Path of an answer: /{type}/{slug}, or under customer service (PAGE-23). */
export function answerPath({ category, slug }: Pick<Article, 'category' | 'slug'>): string {
  return `/${LINES[category] ?? 'kundeservice'}/${slug}`
}
