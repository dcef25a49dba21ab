import type { ContentPort } from '#contracts/content/content-port.ts'
import type { FaqCategory } from '#contracts/content/faq.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { FaqOfLine } from '#src/pages/faq-words.ts'
import { titlesOf } from './titles-of.ts'

const SHOWN = 6

/** What a landing tells of a line: its first questions (PAGE-07), and the titles of all else there is to read (PAGE-23). Nothing else is sent to the browser. */
export async function faqOfLine(content: Pick<ContentPort, 'faq' | 'posts' | 'articles'>, locale: Locale, line: FaqCategory): Promise<FaqOfLine> {
  const [faq, titles] = await Promise.all([content.faq(locale, line), titlesOf(content, locale, line)])
  const entries = faq.slice(0, SHOWN).map(({ slug, question, answer }) => ({ slug, question, answer }))
  return { entries, titles: titles.filter(({ slug }) => !entries.some((entry) => entry.slug === slug)) }
}
