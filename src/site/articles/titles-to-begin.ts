import type { FaqCategory } from '#contracts/content/faq.ts'
import type { Title } from '#contracts/content/title.ts'

export type Titles = { titles: Title[]; line?: FaqCategory }

/**
 * Limits the initial titles to keep the page small; `?q=`, a search without JavaScript, needs all of them (PAGE-23).
 */
export function titlesToBegin(all: readonly Title[], line: FaqCategory, count: number, query: URLSearchParams): Titles {
  return query.has('q') || all.length <= count ? { titles: [...all] } : { titles: all.slice(0, count), line }
}
