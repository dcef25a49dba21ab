import { expect, test, vi } from 'vitest'
import type { Article } from '#contracts/content/faq.ts'
import type { Post } from '#contracts/content/post.ts'
import { faqOfLine } from './faq-of-line.ts'
import { loadArticle, type ArticleSource } from './load-article.ts'

const post: Post = {
  slug: 'ferie',
  category: 'mobile',
  title: 'Ferie',
  subtitle: 'Kort',
  date: '2026-01-02',
  content: '<p>Lang</p>',
  plan: 'barn-1gb',
}
const answer: Article = {
  slug: 'esim',
  category: 'abroad',
  question: 'eSIM?',
  answer: ['Ikke ennå.'],
  words: ['e-sim'],
}
const report = vi.fn()

const source = (over: Partial<ArticleSource['content']> = {}): ArticleSource => ({
  locale: 'nb_NO',
  content: {
    posts: async () => [post, { ...post, slug: 'blogg', category: 'blog' }],
    articles: async () => [answer],
    ...over,
  },
  conversation: async (entry) => ({ entry, elements: [], cursor: 0, waiting: 'answer', turnId: 't' }),
  report,
})
const load = (line: 'mobile' | 'insurance' | 'refinancing', slug: string, portal = source()) =>
  loadArticle(portal, { line, slug, query: new URLSearchParams() })
const redirectTo = async (loading: Promise<unknown>) =>
  loading.then(
    () => undefined,
    (thrown: unknown) => (thrown instanceof Response ? [thrown.status, thrown.headers.get('location')] : thrown),
  )

test('PAGE-18 PAGE-23 an article or an answer is found by its line and name, with the line’s conversation', async () => {
  expect(await load('mobile', 'ferie')).toMatchObject({
    section: 'mobile',
    article: { title: 'Ferie', path: '/mobile/ferie', html: '<p>Lang</p>' },
    titles: [{ slug: 'esim', title: 'eSIM?' }],
    chat: {
      entry: { flow: 'mobile_onboarding', step: 'init_with_fixed_start', product: 'mobile', productValue: 'barn-1gb' },
    },
  })
  expect(await load('mobile', 'esim')).toMatchObject({
    article: { title: 'eSIM?', path: '/mobile/esim', answer: ['Ikke ennå.'] },
  })
  expect(
    await load('insurance', 'ferie', source({ posts: async () => [{ ...post, category: 'insurance' }] })),
  ).toMatchObject({ chat: { entry: { flow: 'insurance_leads', step: 'init' } } })
  expect(
    await load('refinancing', 'ferie', source({ posts: async () => [{ ...post, category: 'refinancing' }] })),
  ).toMatchObject({ chat: { entry: { flow: 'debt_check', step: 'skip_start' } } })
})

test('PAGE-18 an unknown article, or one of another line, leads to the section page', async () => {
  expect(await redirectTo(load('mobile', 'finnes-ikke'))).toEqual([302, '/mobilabonnement'])
  expect(await redirectTo(load('insurance', 'ferie'))).toEqual([302, '/forsikring'])
  expect(await redirectTo(load('mobile', 'blogg'))).toEqual([302, '/mobilabonnement'])
})

test('PAGE-18 ERR-01 a load error leads to the section page and is reported', async () => {
  const broken = source({ posts: async () => Promise.reject(new Error('CMS')) })
  expect(await redirectTo(load('refinancing', 'ferie', broken))).toEqual([302, '/refinansiering'])
  expect(report).toHaveBeenCalledOnce()
})

test('PAGE-07 PAGE-23 a landing has its first questions with answers, of the rest the first titles, and all of them for a search without scripts', async () => {
  const entries = Array.from({ length: 12 }, (_, index) => ({
    slug: `q${index}`,
    question: `${index}?`,
    answer: ['Ja.'],
    words: ['x'],
  }))
  const content = {
    faq: async () => entries,
    posts: async () => [post],
    articles: async () => entries.map((entry) => ({ ...entry, category: 'mobile' as const })),
  }
  const { entries: shown, titles, line } = await faqOfLine(content, 'nb_NO', 'mobile', new URLSearchParams())
  expect(shown.map(({ slug }) => slug)).toEqual(['q0', 'q1', 'q2', 'q3', 'q4', 'q5'])
  expect([titles.map(({ slug }) => slug), line]).toEqual([['ferie', 'q6', 'q7', 'q8'], 'mobile'])
  const searched = await faqOfLine(content, 'nb_NO', 'mobile', new URLSearchParams('q=9'))
  expect([searched.titles.map(({ slug }) => slug), searched.line]).toEqual([
    ['ferie', 'q6', 'q7', 'q8', 'q9', 'q10', 'q11'],
    undefined,
  ])
})
