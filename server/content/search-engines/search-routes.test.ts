import { expect, test } from 'vitest'
import type { Post } from '#contracts/content/post.ts'
import { pageAddress } from './page-address.ts'
import { indexedPages, sitemap } from './search-routes.ts'
import { createSites } from '#server/edge/sites.ts'

const { all } = createSites({
  SITES: ['https://scoopr.no', 'https://scoopr.se', 'https://scoopr.dk'],
  TRUST_PROXY: false,
})
const post: Post = {
  slug: 'barn-og-mobil',
  category: 'mobile',
  title: 't',
  subtitle: 's',
  date: '2026-01-02',
  updated: '2026-03-04',
  content: 'c',
}
const pagesOf = (host: string) => {
  const here = all.find(({ origin }) => origin.endsWith(host))
  if (!here) throw new Error(`no site ${host}`)
  return indexedPages(here, all, {
    posts: async (locale) => (locale === 'nb_NO' ? [post] : []),
    articles: async () => [{ slug: 'faktura', category: 'invoice', question: 'q', answer: ['a'], words: [] }],
  })
}
const pathsOf = async (host: string) => (await pagesOf(host)).map(({ href }) => new URL(href).pathname)

test('PAGE-25 SHELL-15 the sitemap has what may be indexed: fixed pages, plans, articles; nothing hidden, protected, moved or twice', async () => {
  const paths = await pathsOf('.no')
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/mobilabonnement',
      '/mobilabonnement/6gb',
      '/forsikring',
      '/refinansiering',
      '/kundeservice',
      '/kundeservice/faktura',
      '/mobile/barn-og-mobil',
    ]),
  )
  expect(new Set(paths).size).toBe(paths.length)
  for (const kept of [
    '/forside',
    '/mobil',
    '/mobil/6gb',
    '/hiddenInsurance',
    '/products',
    '/flowsandbox',
    '/kitchensink',
    '/dev/sms',
  ])
    expect(paths).not.toContain(kept)
  expect(paths.filter((path) => path.includes(':') || path.includes('*'))).toEqual([])
})

test('SHELL-17 what is not sold in a locale is not in its sitemap', async () => {
  const paths = await pathsOf('.se')
  expect(paths).toContain('/kundeservice')
  expect(paths.filter((path) => /mobil|forsikring|refinansiering/.test(path))).toEqual([])
})

test('PAGE-25 a page that exists on several sites has alternates, one that exists on a single site has none', () => {
  const here = { origin: 'https://scoopr.se', locale: 'sv_SE' } as const
  expect(pageAddress('/kundeservice', here, all)).toEqual({
    canonical: 'https://scoopr.se/kundeservice',
    alternates: [
      { locale: 'nb_NO', href: 'https://scoopr.no/kundeservice' },
      { locale: 'sv_SE', href: 'https://scoopr.se/kundeservice' },
      { locale: 'da_DK', href: 'https://scoopr.dk/kundeservice' },
    ],
    section: 'service',
    fullscreen: false,
    workplace: false,
    bar: true,
    schemas: [],
    decision: 'sold',
  })
  expect(pageAddress('/kundeservice/faktura', here, all)).toMatchObject({
    canonical: 'https://scoopr.se/kundeservice/faktura',
    alternates: [],
  })
  expect(pageAddress('/mobil/6gb', here, all)).toMatchObject({ canonical: undefined, alternates: [] })
  expect(pageAddress('/mobil/6gb', { origin: 'https://scoopr.no', locale: 'nb_NO' }, all)).toMatchObject({
    canonical: 'https://scoopr.no/mobilabonnement/6gb',
    alternates: [],
  })
})

test('PAGE-25 the sitemap is well-formed XML with every language and the day of change', async () => {
  const xml = sitemap(await pagesOf('.no'))
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
  expect(xml).toContain('<url><loc>https://scoopr.no/mobile/barn-og-mobil</loc><lastmod>2026-03-04</lastmod></url>')
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="da-DK" href="https://scoopr.dk/kundeservice"/>')
  expect(sitemap([{ href: 'https://x.no/?a=1&b=<2>', alternates: [] }])).toContain(
    '<loc>https://x.no/?a=1&#38;b=&#60;2&#62;</loc>',
  )
})

test('ONE-03 PAGE-25 title, description and types of structured data come from the declaration of the page', () => {
  const here = { origin: 'https://scoopr.no', locale: 'nb_NO' } as const
  expect(pageAddress('/login', here, all)).toMatchObject({
    title: 'pages.login.title',
    description: 'pages.login.text',
  })
  expect(pageAddress('/mobilabonnement/6gb', here, all)).toMatchObject({ schemas: ['Product'] })
})
