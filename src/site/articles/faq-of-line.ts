import type { ContentPort } from '#contracts/content/content-port.ts'
import type { FaqCategory } from '#contracts/content/faq.ts'
import { titlesOf } from '#contracts/content/title.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { FaqOfLine } from './faq-words.ts'
import { titlesToBegin } from './titles-to-begin.ts'

const ANSWERED = 6
const NAMED = 4

export async function faqOfLine(
  content: Pick<ContentPort, 'faq' | 'posts' | 'articles'>,
  locale: Locale,
  line: FaqCategory,
  query: URLSearchParams,
): Promise<FaqOfLine> {
  const [faq, titles] = await Promise.all([content.faq(locale, line), titlesOf(content, locale, line)])
  const entries = faq.slice(0, ANSWERED).map(({ slug, question, answer }) => ({ slug, question, answer }))
  const others = titles.filter(({ slug }) => !entries.some((entry) => entry.slug === slug))
  return { entries, ...titlesToBegin(others, line, NAMED, query) }
}
