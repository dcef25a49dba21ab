import type { Article, FaqCategory } from './faq.ts'

/** The line of products a question is read under; undefined for what belongs to none and is read at customer service. */
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

/** Whether a question is read under a line of products. */
export const isOfLine = (line: FaqCategory, { category }: Pick<Article, 'category'>): boolean =>
  LINES[category] === line

/** The address an answer is read at: /{type}/{slug} (PAGE-23), else under customer service. */
export function answerPath({ category, slug }: Pick<Article, 'category' | 'slug'>): string {
  return `/${LINES[category] ?? 'kundeservice'}/${slug}`
}
