import * as v from 'valibot'
import { DEFAULT_BRAND } from '#contracts/kernel/brand.ts'
import { ChatLanding } from '#contracts/content/landings.ts'
import type { ContentPort } from '#contracts/content/content-port.ts'
import { DOCUMENTS, type DocumentDeclaration, type DocumentName } from '#contracts/content/documents.ts'
import { FAQ_CATEGORIES, type FaqCategory, type FaqEntry } from '#contracts/content/faq.ts'
import { LegalPage } from '#contracts/content/legal-pages.ts'
import { PlanPage } from '#contracts/content/plan-page.ts'
import { Post } from '#contracts/content/post.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { landingContents } from '#contracts/pages/page-chat.ts'
import { cleanHtml } from './clean-html.ts'
import { contentWords, fillWords, wordsOfPlan, wordsOfPower } from './content-words.ts'
import { fixedStore, type ContentDocument, type ContentStore } from './content-document.ts'
import { createReader, type ReaderOptions, type Shape, type WordsOf, type WrittenPage } from './create-reader.ts'
import type { FieldProblem } from './parse-body.ts'
import { readContentFolder } from './seeds.ts'

export type WrittenPost = { document: ContentDocument; post: Post }

/** Returns published documents of exactly one locale, without fallback. */
export type Cms = {
  store: ContentStore
  /** Keyed by page name; "folder/*" covers all pages in a folder. */
  shapes: ReadonlyMap<string, Shape>
  pages: (locale: Locale) => ReadonlyMap<string, WrittenPage>
  posts: (locale: Locale) => readonly WrittenPost[]
  problemsOf: (locale: Locale, name: string, body: ContentDocument['body']) => FieldProblem[] | undefined
}
export type EmbeddedContent = ContentPort & { cms: Cms }

export function createEmbeddedContent({
  brand = DEFAULT_BRAND,
  ...options
}: Partial<ReaderOptions> & { brand?: string } = {}): EmbeddedContent {
  const store = options.store ?? fixedStore(readContentFolder())
  const reader = createReader({
    onMalformed: () => {},
    preview: false,
    today: () => osloDay(Date.now()),
    ...options,
    store,
  })
  const company = reader.page('customer-service', DOCUMENTS['customer-service'].shape)
  const words: WordsOf = reader.kept((snapshot, locale) =>
    contentWords(locale, reader.today(), brand, company(locale, snapshot)),
  )
  const readAs = <S extends v.GenericSchema>(name: string, shape: S) => {
    const page = reader.page(name, shape, words)
    return async (locale: Locale) => page(locale)
  }
  const read = <Name extends DocumentName>(name: Name) =>
    readAs<(typeof DOCUMENTS)[Name]['shape']>(name, DOCUMENTS[name].shape)

  const plans = read('plans')
  const otherPlan = read('other-plan')
  const contractSummary = read('contract-summary')
  const powerSummary = read('power-summary')
  const faq = read('faq')
  const lines = {
    mobile: read('faq-mobile'),
    insurance: read('faq-insurance'),
    refinancing: read('faq-refinancing'),
  }
  const refinancing = read('refinancing-landing-page')
  const campaignPages = reader.folder('refinancing-landing-page', DOCUMENTS['refinancing-landing-page'].shape, words)
  const posts = reader.posts(Post, words)
  const newest = reader.kept((snapshot, locale) =>
    posts(locale, snapshot)
      .map(({ document, post }) => ({ document, post: { ...post, content: cleanHtml(post.content) } }))
      .toSorted((a, b) => b.post.date.localeCompare(a.post.date)),
  )
  const chatDocuments = Object.entries<DocumentDeclaration>(DOCUMENTS).flatMap(([name, { shape }]) =>
    shape === ChatLanding ? [name] : [],
  )
  const landings = new Map([...chatDocuments, ...landingContents()].map((name) => [name, readAs(name, ChatLanding)]))
  const landing = async (locale: Locale, name: string) => {
    const page = landings.get(name)
    if (!page) throw new Error(`No landing page has the content ${name}.`)
    return page(locale)
  }
  const insuranceTerms = read('insurance-terms')
  const partners = { telibob: read('telibob'), telipol: read('telipol') }
  // A product line counts as sold in a locale that has published its FAQ.
  const has = (locale: Locale, line: FaqCategory) =>
    store.current().find('page', locale, `faq-${line}`)?.status === 'publish'
  const articlesOf = async (locale: Locale, line: FaqCategory) =>
    has(locale, line) ? (await lines[line](locale)).entries.map((entry) => ({ ...entry, category: line })) : []
  const shown = (entries: FaqEntry[]) =>
    entries.map(({ slug, question, answer }) => ({ slug, question, answer, words: [] }))

  return {
    home: read('home'),
    mobileLanding: read('mobile-landing'),
    plan: async (locale, id) =>
      (await plans(locale)).plans[id] ??
      v.parse(PlanPage, fillWords(await otherPlan(locale), wordsOfPlan(locale, reader.today(), id))),
    productList: read('product-list'),
    cards: read('product-type-cards'),
    chatLanding: landing,
    landing,
    refinancing: async (locale, campaign) =>
      (campaign === undefined ? undefined : campaignPages(locale, campaign)) ?? refinancing(locale),
    campaigns: async (locale) => campaignPages.names(locale),
    competition: read('competition'),
    cookieDisclaimer: read('cookie-disclaimer'),
    customerService: async (locale) => company(locale),
    consentTerms: read('consent-terms'),
    orderTerms: read('order-terms'),
    powerTerms: read('power-terms'),
    contractSummary: async (locale, id) => {
      const page = await contractSummary(locale)
      return { ...page, ...v.parse(LegalPage, fillWords(page, wordsOfPlan(locale, reader.today(), id))) }
    },
    powerSummary: async (locale, id, area) => {
      const words = wordsOfPower(locale, reader.today(), id, area)
      if (!words) return undefined
      const page = await powerSummary(locale)
      return { ...page, ...v.parse(LegalPage, fillWords(page, words)) }
    },
    withdrawal: read('withdrawal'),
    insuranceTerms: async (locale) => ({
      ...(await insuranceTerms(locale)),
      content: cleanHtml((await insuranceTerms(locale)).content),
    }),
    privacy: read('privacy'),
    cookies: read('cookies'),
    partner: (locale, name) => partners[name](locale),
    faq: async (locale, category) => shown(await articlesOf(locale, category)),
    articles: async (locale) => {
      const ofLines = await Promise.all(FAQ_CATEGORIES.map((line) => articlesOf(locale, line)))
      return [...ofLines.flat(), ...(await faq(locale)).entries]
    },
    posts: async (locale) => newest(locale).map(({ post }) => post),
    cms: {
      store,
      shapes: reader.shapes,
      pages: (locale) => reader.written(locale),
      posts: (locale) => newest(locale),
      problemsOf: reader.problemsOf,
    },
  }
}
