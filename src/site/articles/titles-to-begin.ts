import type { FaqCategory } from '#contracts/content/faq.ts'
import type { Title } from '#contracts/content/title.ts'

/** Titles of a line as a page begins with them; `line` where there are more, to be asked for once somebody searches. */
export type Titles = { titles: Title[]; line?: FaqCategory }

/** The first titles of a line, or all of them for who searches without scripts (`?q=`): the rest would only make the page heavier (PAGE-23). */
export function titlesToBegin(all: readonly Title[], line: FaqCategory, count: number, query: URLSearchParams): Titles {
  return query.has('q') || all.length <= count ? { titles: [...all] } : { titles: all.slice(0, count), line }
}
