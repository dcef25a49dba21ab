import { expect, test } from 'vitest'
import type { Article } from '#contracts/content/faq.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { LEAST_SHARE } from './article-answers.ts'
import { UNANSWERED } from './askings.ts'
import { indexAskings } from './find-asking.ts'
import { languages } from './languages.ts'
import { spoken } from './speech.ts'

const content = createEmbeddedContent()
const all = () => true

/** Learned once for each language. */
const indexes = new Map(
  await Promise.all(
    LOCALES.map(async (locale) => [locale, indexAskings(await content.articles(locale), locale)] as const),
  ),
)

function slugOf(asked: string, locale: Locale) {
  const find = indexes.get(locale)?.find ?? (() => undefined)
  const found = find(asked, all)
  return found && found.share >= LEAST_SHARE ? found.article?.slug : undefined
}

test.each<[Locale, string, string | undefined]>([
  ['nb_NO', 'kan jeg bruke abonnementet på klokka mi', 'tvillingkort'],
  ['nb_NO', 'hvorfor vil dere snoke i økonomien min', 'kredittsjekk'],
  ['sv_SE', 'när kommer den första räkningen', 'faktura'],
  ['sv_SE', 'säger ni upp bixia eller måste jag det', 'uppsagning-el'],
  ['sv_SE', 'är ni dyrare än fortum', 'ar-ni-billiga'],
  ['sv_SE', 'vad kostar pappersfaktura', undefined],
  ['sv_SE', 'hur länge dröjer det innan jag är kund hos er', 'elavtal'],
  ['sv_SE', 'måste nån vara hemma när ni byter', 'ny-matare'],
  ['sv_SE', 'vad skiljer fast pris från rörligt', 'avtalsformer'],
  ['sv_SE', 'blir det snö i helgen', undefined],
  ['da_DK', 'kan jeg skifte fra fast til variabel bagefter', 'skifte-aftaletype'],
  ['da_DK', 'hvor lang tid går der inden jeg er kunde hos jer', 'elaftale'],
  ['da_DK', 'hvad er forskel på fast pris og variabel', 'aftaletyper'],
  ['da_DK', 'falder der sne i weekenden', undefined],
  ['en_US', 'could i pay a week late', 'pay-later'],
  ['en_US', 'can my brother and i use the same data', 'sharing'],
  ['en_US', 'what happens if my phone is stolen on the train', 'lost-phone'],
  ['nb_NO', 'kan kona mi bruke av dataene mine', 'deling'],
  ['nb_NO', 'hvordan kommer jeg ut av avtalen', 'si-opp'],
  ['en_US', 'what does a pet snake eat', undefined],
])('CHAT-15 in %s "%s" is asked as one asks for %s', (locale, asked, slug) => {
  expect(slugOf(asked, locale)).toBe(slug)
})

test.each([
  ['refinancing', 'hva-koster-refinansiering'],
  ['insurance', 'hva-koster-forsikringshjelpen'],
])('HEAR-06 what is asked of several lines is answered for %s where that is spoken of', (line, slug) => {
  const find = indexes.get('nb_NO')?.find
  expect(find?.('hva tjener dere på dette', all, ({ category }) => category === line)?.article?.slug).toBe(slug)
})

test.each(LOCALES)('HEAR-06 in %s every way to ask belongs to an article', async (locale) => {
  const slugs = new Set((await content.articles(locale)).map((article) => article.slug))
  expect([...languages[locale].askings.keys()].filter((name) => name !== UNANSWERED && !slugs.has(name))).toEqual([])
})

test('OPS-01 a look-up that is made anew from the same articles learns nothing again', async () => {
  const articles = await content.articles('en_US')
  const [article, ...others] = articles
  const changed = article ? [{ ...article, question: 'Can I dance?' }, ...others] : []
  const { learning } = indexAskings(articles, 'en_US')
  expect(indexAskings(await content.articles('en_US'), 'en_US').learning).toBe(learning)
  expect(indexAskings(changed, 'en_US').learning).not.toBe(learning)
})

/** One line of business of a way to ask: an article of mobile and one of insurance never answer the same conversation. */
const lineOf = ({ category }: Article) => (category === 'abroad' ? 'mobile' : LINES.has(category) ? category : 'any')
const LINES: ReadonlySet<string> = new Set(['mobile', 'power', 'insurance', 'refinancing'])

test.for(LOCALES)('HEAR-06 a way to ask stands once in each line of business, in %s', async (locale) => {
  const articles = new Map((await content.articles(locale)).map((article) => [article.slug, article]))
  const saidFor = (slug: string, line: string, ways: readonly string[]) =>
    ways.map((way) => ({ way: spoken(way, locale).join(' '), slug, line }))
  const asked = [...languages[locale].askings].flatMap(([slug, ways]) => {
    const article = articles.get(slug)
    return saidFor(slug, article ? lineOf(article) : UNANSWERED, ways)
  })
  const ofArticles = (textsOf: (article: Article) => readonly string[]) =>
    [...articles.values()].flatMap((article) => saidFor(article.slug, lineOf(article), textsOf(article)))
  const questions = ofArticles(({ question }) => [question])
  const names = new Set(ofArticles(({ words }) => words).map(({ way }) => way))

  const twice = asked.filter(
    (one, at) =>
      asked.some(
        ({ way, line }, other) =>
          other > at && way === one.way && (line === one.line || [line, one.line].includes(UNANSWERED)),
      ) ||
      questions.some(
        ({ way, slug, line }) => way === one.way && slug !== one.slug && (line === one.line || one.line === UNANSWERED),
      ) ||
      (one.line === UNANSWERED && names.has(one.way)),
  )
  expect(twice).toEqual([])
})
