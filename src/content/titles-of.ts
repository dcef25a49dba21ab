import { isOfLine } from '#contracts/content/answer-path.ts'
import type { ContentPort } from '#contracts/content/content-port.ts'
import type { FaqCategory } from '#contracts/content/faq.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Title } from '#src/pages/faq-helper.tsx'

/** The titles of all that can be read about products and customer service, articles before questions (PAGE-23). */
export async function allTitles(content: Pick<ContentPort, 'posts' | 'articles'>, locale: Locale): Promise<Title[]> {
  const [posts, answers] = await Promise.all([content.posts(locale), content.articles(locale)])
  return [
    ...posts.flatMap(({ slug, category, title }) => (category === 'blog' ? [] : [{ slug, category, title }])),
    ...answers.map(({ slug, category, question }) => ({ slug, category, title: question })),
  ]
}

/** Those of a line of products. */
export const titlesOf = async (content: Pick<ContentPort, 'posts' | 'articles'>, locale: Locale, line: FaqCategory): Promise<Title[]> =>
  (await allTitles(content, locale)).filter((title) => isOfLine(line, title))
