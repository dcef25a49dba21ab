import { expect, test } from 'vitest'
import { PLAN_IDS } from '#contracts/catalogue/plans.ts'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import { answerPath } from '#contracts/content/answer-path.ts'
import { FAQ_CATEGORIES } from '#contracts/content/faq.ts'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { createEmbeddedContent } from './create-embedded-content.ts'

const content = createEmbeddedContent()
const wordsIn = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length

test.each(FAQ_CATEGORIES)('PAGE-18 at least three articles about %s are worth reading', async (line) => {
  const posts = (await content.posts('nb_NO')).filter(({ category }) => category === line)
  expect(posts.length).toBeGreaterThanOrEqual(3)
  for (const { slug, content: html } of posts)
    expect([slug, wordsIn(html) >= 380 && wordsIn(html) <= 700]).toEqual([slug, true])
})

test.each(FAQ_CATEGORIES)('PAGE-23 at least six questions about %s are answered', async (line) => {
  const slugs = (await content.faq('nb_NO', line)).map(({ slug }) => slug)
  expect(slugs.length).toBeGreaterThanOrEqual(6)
  expect(await content.faq('da_DK', line)).toEqual([])
})

test.each(LOCALES)(
  'PAGE-18 PAGE-23 each article and answer has an address of its own that no plan and no flow has, in %s',
  async (locale) => {
    const posts = (await content.posts(locale)).map(({ category, slug }) => `/${category}/${slug}`)
    const paths = [...posts, ...(await content.articles(locale)).map(answerPath)]
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
    const taken = new Set<string>([
      ...PLAN_IDS,
      ...FLOW_NAMES,
      'overview',
      'produkter',
      'ovrige-priser-alle-abonnement',
      'konkurranse',
      'barneabonnement',
    ])
    expect(paths.filter((path) => taken.has(path.split('/')[2] ?? ''))).toEqual([])
  },
)

test('PAGE-18 links in articles lead only to existing pages', async () => {
  const paths = (await content.posts('nb_NO')).flatMap(({ content: html }) =>
    [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
  )
  expect(new Set(paths.filter((href) => href?.startsWith('/')))).toEqual(
    new Set([
      '/mobilabonnement/1gb',
      '/mobilabonnement/6gb',
      '/mobilabonnement/30gb',
      '/mobilabonnement/barneabonnement',
      '/forsikring',
      '/refinansiering',
    ]),
  )
})

test('PAGE-11 SHELL-18 the news about the child plan names the hours 9-16 and the support line', async () => {
  const news = (await content.posts('nb_NO')).find(({ slug }) => slug === 'nytt-barneabonnement')
  expect(news?.plan).toBe('barn-1gb')
  expect(news?.content).toContain('kl. 9–16')
  expect(news?.content).toContain('href="tel:21000040"')
})
