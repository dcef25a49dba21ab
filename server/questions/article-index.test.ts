import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { createSpeak } from '#server/brain/turns/speak.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { indexArticles } from './article-index.ts'
import { createLookUp } from './create-look-up.ts'
import { spoken } from './speech.ts'
import { danishSearches } from './testing/searches/danish.ts'
import { englishSearches } from './testing/searches/english.ts'
import { norwegianSearches } from './testing/searches/norwegian.ts'
import { typed, type Searches } from './testing/searches/searches.ts'
import { swedishSearches } from './testing/searches/swedish.ts'
import { UNANSWERED } from './testing/searches/unanswered.ts'

const content = createEmbeddedContent()
const lookUp = await createLookUp(content, createSpeak())
const indexOf = async (locale: Locale) => indexArticles(await content.articles(locale), locale)
const percent = (share: number) => `${Math.round(share * 100)} %`

async function score(locale: Locale, searches: Searches[keyof Searches]) {
  const index = await indexOf(locale)
  const asked = Object.entries(searches).flatMap(([slugs, written]) =>
    typed(written).map((search) => ({ search, right: slugs.split(' ') })),
  )
  const places = asked.map(({ search, right }) =>
    index.rank(spoken(search, locale)).findIndex(({ slug }) => right.includes(slug)),
  )
  const share = (most: number) => places.filter((place) => place >= 0 && place < most).length / asked.length
  return { count: asked.length, first: share(1), amongThree: share(3) }
}

test.each<[Locale, Searches, number]>([
  ['nb_NO', norwegianSearches, 0.9],
  ['sv_SE', swedishSearches, 0.85],
  ['da_DK', danishSearches, 0.85],
  ['en_US', englishSearches, 0.85],
])('HEAR-06 in %s a search finds its article among the first three', async (locale, searches, least) => {
  for (const [kind, list] of Object.entries(searches)) {
    const { count, first, amongThree } = await score(locale, list)
    console.info(`${locale} ${kind}: ${count} searches, first ${percent(first)}, among three ${percent(amongThree)}`)
    expect(count).toBeGreaterThanOrEqual(60)
    expect(amongThree).toBeGreaterThanOrEqual(least)
  }
})

test.each<[Locale, number]>([
  ['nb_NO', 1],
  ['sv_SE', 0],
  ['da_DK', 0],
  ['en_US', 0],
])('HEAR-06 in %s a question that no article answers gets no answer, with %i exceptions at most', (locale, most) => {
  const facts = {}
  const answered = typed(UNANSWERED[locale]).flatMap((question) => {
    const found = lookUp(question, { locale, facts, now: Date.parse('2026-11-21T10:00:00Z') })
    return found ? [`${question}: ${found.topic}`] : []
  })
  expect(answered.length <= most ? [] : answered).toEqual([])
})

test.each<[Locale, string, string]>([
  ['nb_NO', 'oppsigelse', 'si-opp'],
  ['nb_NO', 'korleis avsluttar eg abonnementet', 'si-opp'],
  ['nb_NO', 'nummerportering', 'beholde-nummeret'],
  ['nb_NO', 'oppgradering', 'bytte-abonnement'],
  ['nb_NO', 'bindigstid', 'bindingstid'],
  ['nb_NO', 'smskoden kom aldri', 'kode-kommer-ikke'],
  ['sv_SE', 'uppsägningen', 'uppsagning-el'],
  ['sv_SE', 'hur mycket el har jag använt', 'forbrukning-el'],
  ['da_DK', 'opsigelsen', 'opsigelse-el'],
  ['da_DK', 'strømsvigtet', 'stromafbrydelse'],
  ['en_US', 'ran out of data', 'data-used-up'],
])('HEAR-06 in %s "%s" finds the article %s by its meaning', async (locale, search, slug) => {
  expect((await indexOf(locale)).find(spoken(search, locale))?.slug).toBe(slug)
})
