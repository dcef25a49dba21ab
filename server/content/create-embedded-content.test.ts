import { expect, test } from 'vitest'
import { PLAN_IDS, planOf, planOn } from '#contracts/catalogue/plans.ts'
import { whyWe } from '#contracts/content/why-we.ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import { isActive } from '#contracts/products/offers.ts'
import { createEmbeddedContent } from './create-embedded-content.ts'
import { fixedStore, type ContentDocument } from './content-document.ts'
import { readContentFolder } from './seeds.ts'

const seeds = readContentFolder()
const content = createEmbeddedContent()
const namesIn = (locale: Locale) => seeds.filter((seed) => seed.locale === locale).map(({ name }) => name)
const withHome = (locale: Locale, home: Pick<ContentDocument, 'status' | 'body'>) =>
  createEmbeddedContent({
    store: fixedStore(
      seeds.map((seed) => (seed.name === 'home' && seed.locale === locale ? { ...seed, ...home } : seed)),
    ),
  })
const OWN_IN_EVERY_LOCALE = ['home', 'cookie-disclaimer', 'product-type-cards', 'customer-service', 'consent-terms']
const OF_MOBILE = ['mobile-landing', 'plans', 'product-list', 'faq-mobile', 'order-terms', 'withdrawal']

test('CALL-16 each locale has its own text for every required page', () => {
  for (const locale of LOCALES) expect(namesIn(locale)).toEqual(expect.arrayContaining(OWN_IN_EVERY_LOCALE))
  for (const locale of ['nb_NO', 'en_US'] as const) expect(namesIn(locale)).toEqual(expect.arrayContaining(OF_MOBILE))
})

test('CALL-16 only a published page counts: a draft gives the default', async () => {
  const withDraft = withHome('nb_NO', { status: 'draft', body: { title: 'Utkast' } })
  expect(await withDraft.home('nb_NO')).toEqual({ ...(await content.home('en_US')), lang: 'en-US' })
  expect(await withDraft.home('sv_SE')).toEqual(await content.home('sv_SE'))
})

test('CALL-16 a locale without a page gets the English one, with its figures written the English way', async () => {
  expect(await content.productList('sv_SE')).toEqual({ ...(await content.productList('en_US')), lang: 'en-US' })
  expect((await content.plan('da_DK', '30gb')).description).toBe('Free use and 30 GB of data for NOK 499 a month.')
})

test('CALL-16 a malformed page, an unknown name in braces and a page published nowhere stop the start with a clear sentence', () => {
  expect(() => withHome('en_US', { status: 'publish', body: { title: '' } })).toThrow(/^content: en_US\/home: title: /)
  expect(() => withHome('en_US', { status: 'publish', body: { title: '{plan.99gb.monthly}' } })).toThrow(
    'content: en_US/home: nothing is called {plan.99gb.monthly}',
  )
  expect(() => createEmbeddedContent({ store: fixedStore([]) })).toThrow(
    'content: customer-service is published in none of nb_NO, en_US, sv_SE, da_DK',
  )
})

test.each(LOCALES)('PAGE-08 all 18 plans have words in %s', async (locale) => {
  const pages = await Promise.all(PLAN_IDS.map((id) => content.plan(locale, id)))
  expect(new Set(pages.map(({ title }) => title)).size).toBe(18)
  expect(new Set(pages.map(({ firstMessage }) => firstMessage)).size).toBe(18)
  expect(
    pages.every(({ includedLeft, includedRight, excludedLeft, excludedRight }) =>
      [includedLeft, includedRight, excludedLeft, excludedRight].every((list) => list.length > 0),
    ),
  ).toBe(true)
})

test.each(['nb_NO', 'en_US'] as const)(
  "PRICE-01 the words about a plan name the catalogue's price, in %s",
  async (locale) => {
    for (const id of PLAN_IDS.filter((id) => planOf(id).kind !== 'flex' && planOf(id).kind !== 'broadband')) {
      expect((await content.plan(locale, id)).description).toContain(
        formatMoney(planOn(id, '2026-03-01').monthly, locale),
      )
    }
  },
)

test('PRICE-01 no amount is written into the content by hand', () => {
  expect(JSON.stringify(seeds)).not.toMatch(/\d[\d\s.,]*(kr\b|,-)|NOK\s?\d/i)
})

test('PRICE-04 USE-04 content has no hand-written speeds or limits of data control, and a text with the limit also has the exception', () => {
  const written = JSON.stringify(seeds)
  expect(written).not.toMatch(/\d\s?kbps|(?:over|mer enn|above|more than|över|mere end)\s500\sMB/i)
  const sentences = seeds.flatMap(({ body }) => JSON.stringify(body).split('",'))
  const aboveLimit = sentences.filter((text) => /(?:over|mer enn|above|more than)\s\{dataControl\.overMb\}/i.test(text))
  expect(aboveLimit.length).toBeGreaterThanOrEqual(9)
  expect(aboveLimit.filter((text) => !text.includes('{dataControl.except}'))).toEqual([])
})

test.each(['nb_NO', 'en_US'] as const)(
  'PRICE-04 the child plan is told to be slowed, with its speed, in %s',
  async (locale) => {
    const { content: paragraphs } = await content.plan(locale, 'barn-1gb')
    expect(paragraphs.join(' ')).toContain('40 kbps')
  },
)

test("PAGE-07 the mobile landing's checklist shows each text once and none of the excluded", async () => {
  const page = await content.mobileLanding('nb_NO')
  const texts = whyWe(page).map(({ text }) => text)
  expect(texts).toHaveLength(7)
  expect(new Set(texts).size).toBe(7)
  expect(texts).not.toContain('Gratis tvillingkort')
})

test('PAGE-07 what customers said is marked as made up, and the rating is too', async () => {
  const { testimonials, ratingSample } = await content.mobileLanding('nb_NO')
  expect(testimonials.map(({ sample }) => sample)).toEqual([true, true, true])
  expect(ratingSample).toBe(true)
})

test.each(LOCALES)("SHELL-03 the footer's facts agree with the contact data in %s", async (locale) => {
  const { phone, email, contactData, workingHoursTable } = await content.customerService(locale)
  expect(contactData.map(({ contact }) => contact)).toEqual([phone, email])
  expect(workingHoursTable.at(0)?.hours).toBe('08.00–16.00')
})

test.each(LOCALES)('AUTH-06 the general terms are the version of 2017-10-31 in %s', async (locale) => {
  expect((await content.consentTerms(locale)).dataVersion).toBe('2017-10-31')
})

test('PAGE-01 texts have the configured brand', async () => {
  expect((await createEmbeddedContent({ brand: 'Fjell' }).consentTerms('nb_NO')).custom_page_title).toBe(
    'Vilkår for kontoen din hos Fjell',
  )
})

test('BEY-06 the words on withdrawal name the period and where to turn', async () => {
  const words = JSON.stringify(await content.withdrawal('nb_NO'))
  for (const fact of [
    '14 dager',
    'kundeservice@scoopr.example',
    '21\u00a000\u00a000\u00a040',
    'Fjordgata 12, 0150 Oslo',
  ])
    expect(words).toContain(fact)
})

test('PAGE-17 a refinancing campaign has its own texts; an unknown one shows the main page', async () => {
  const page = await content.refinancing('nb_NO')
  const campaign = await content.refinancing('nb_NO', 'kredittkort')
  expect(campaign.title).not.toBe(page.title)
  expect(campaign.trustList).not.toEqual(page.trustList)
  expect(await content.refinancing('nb_NO', 'finnes-ikke')).toEqual(page)
  expect(await content.refinancing('sv_SE', 'kredittkort')).toEqual(await content.refinancing('en_US', 'kredittkort'))
})

test("PAGE-16 what is made up about refinancing is marked so, and its advertised figures are the catalogue's", async () => {
  const { ratingSample, testimonials, figures } = await content.refinancing('nb_NO')
  expect([ratingSample, ...testimonials.map(({ sample }) => sample)]).toEqual([true, true, true, true])
  expect(figures.map(({ value }) => value.replace(/\s/g, ' '))).toEqual(['18', '52 000 kr', 'To minutter'])
})

test('SHELL-17 a company that asks is led to who makes agreements with companies, where they are sold', async () => {
  const asked = (await content.articles('nb_NO')).find(({ slug }) => slug === 'bedrift')
  expect(isActive('corporate', 'nb_NO')).toBe(true)
  const { phone } = await content.customerService('nb_NO')
  const answer = asked?.answer.join(' ').replaceAll('\u00a0', ' ')
  expect(answer).toContain(phone)
  expect(answer).not.toMatch(/^Nei/)
})
