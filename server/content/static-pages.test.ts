import { expect, test } from 'vitest'
import { FAQ_CATEGORIES } from '#contracts/content/faq.ts'
import { CHOICE_COOKIE } from '#contracts/kernel/cookie-choice.ts'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { COOKIE_NAMES } from '#server/edge/cookies.ts'
import { createEmbeddedContent } from './create-embedded-content.ts'

const content = createEmbeddedContent()

test.each(LOCALES)('PAGE-19 the cookie page lists exactly the cookies the portal sets, in %s', async (locale) => {
  const { rows } = await content.cookies(locale)
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...COOKIE_NAMES, CHOICE_COOKIE].toSorted())
})

test('PAGE-19 the cookie table has its columns', async () => {
  expect(Object.values((await content.cookies('nb_NO')).columns)).toEqual([
    'Navn',
    'Formål',
    'Valgfrihet',
    'Lagringstid',
    'Mottaker',
  ])
})

test('PAGE-19 privacy, cookies, terms and customer service are written in every locale', async () => {
  for (const name of ['privacy', 'cookies', 'consentTerms', 'customerService'] as const) {
    const written = await Promise.all(LOCALES.map((locale) => content[name](locale)))
    expect([name, new Set(written.map((page) => JSON.stringify(page))).size]).toEqual([name, LOCALES.length])
  }
})

test('PAGE-19 the privacy policy states the real retention periods (conversations 30 days, debts 90, codes five minutes) and who is responsible', async () => {
  const privacy = await content.privacy('nb_NO')
  expect(privacy).toMatchObject({
    companyName: 'Scoopr AS',
    org: '932 118 047 MVA',
    email: 'kundeservice@scoopr.example',
  })
  const text = JSON.stringify(privacy.paragraphs)
  for (const fact of [
    'slettes 30 dager etter at den begynte',
    'Samtykket gjelder i 90 dager',
    'fem minutter',
    'Datatilsynet',
    'gjeldsregisteret',
    'beviset for hva vi er enige om',
  ])
    expect(text).toContain(fact)
})

test('PAGE-24 the blog is Danish, with three posts worth reading', async () => {
  const blog = (await content.posts('da_DK')).filter(({ category }) => category === 'blog')
  expect(blog.length).toBeGreaterThanOrEqual(3)
  for (const locale of ['nb_NO', 'sv_SE', 'en_US'] as const)
    expect((await content.posts(locale)).filter(({ category }) => category === 'blog')).toEqual([])
})

test('PAGE-21 Telipol brings terms of the version the tag names; Telibob brings none', async () => {
  expect((await content.partner('nb_NO', 'telipol')).terms?.dataVersion).toBe('2018-07-20')
  expect((await content.partner('nb_NO', 'telibob')).terms).toBeUndefined()
})

test('PAGE-15 the insurance terms come from the CMS, with title and content', async () => {
  const terms = await content.insuranceTerms('nb_NO')
  expect(terms.title).toBe('Brukervilkår for forsikring')
  for (const said of ['Fullmakten', 'Angrerett', 'Klage']) expect(terms.content).toMatch(new RegExp(`<h2>${said}</h2>`))
})

test.each(['nb_NO', 'en_US'] as const)(
  'PAGE-07 PAGE-13 PAGE-16 each line has six questions or more with answers, in %s',
  async (locale) => {
    for (const line of FAQ_CATEGORIES)
      expect([line, (await content.faq(locale, line)).length]).toEqual([
        line,
        expect.toSatisfy((count: number) => count >= 6),
      ])
  },
)

test('PAGE-01 in a locale without product pages the home page has its promises and answers six questions', async () => {
  for (const locale of ['sv_SE', 'da_DK'] as const) {
    const { trustList, faq } = await content.home(locale)
    expect([faq, trustList.length]).toEqual(['power', 6])
    expect((await content.articles(locale)).filter(({ category }) => category === faq).length).toBeGreaterThanOrEqual(6)
  }
})
