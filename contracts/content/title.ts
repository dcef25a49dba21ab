import * as v from 'valibot'
import type { ContentPort } from './content-port.ts'
import { isOfLine } from './answer-path.ts'
import { Article, type FaqCategory } from './faq.ts'
import { Text } from './text.ts'
import type { Locale } from '../kernel/locale.ts'

export const Title = v.object({ slug: Article.entries.slug, category: Article.entries.category, title: Text })
export type Title = v.InferOutput<typeof Title>

type Read = Pick<ContentPort, 'posts' | 'articles'>

/** Titles about products and customer service, without blog posts; articles come before questions (PAGE-23). */
export async function allTitles(content: Read, locale: Locale): Promise<Title[]> {
  const [posts, answers] = await Promise.all([content.posts(locale), content.articles(locale)])
  return [
    ...posts.flatMap(({ slug, category, title }) => (category === 'blog' ? [] : [{ slug, category, title }])),
    ...answers.map(({ slug, category, question }) => ({ slug, category, title: question })),
  ]
}

export const titlesOf = async (content: Read, locale: Locale, line: FaqCategory): Promise<Title[]> =>
  (await allTitles(content, locale)).filter((title) => isOfLine(line, title))
