import * as v from 'valibot'
import { PLAN_IDS } from '#contracts/catalogue/plans.ts'
import { DEFAULT_BRAND } from '#contracts/kernel/brand.ts'
import { ChatLanding } from '#contracts/content/chat-landing.ts'
import { CompetitionPage } from '#contracts/content/competition-page.ts'
import type { ContentPort } from '#contracts/content/content-port.ts'
import { CookieDisclaimer } from '#contracts/content/cookie-disclaimer.ts'
import { CookiePage } from '#contracts/content/cookie-page.ts'
import { CustomerService } from '#contracts/content/customer-service.ts'
import { Articles, Faq, FAQ_CATEGORIES, type FaqCategory, type FaqEntry } from '#contracts/content/faq.ts'
import { HomeContent } from '#contracts/content/home.ts'
import { HtmlPage } from '#contracts/content/html-page.ts'
import { LegalPage } from '#contracts/content/legal-page.ts'
import { MobileLanding } from '#contracts/content/mobile-landing.ts'
import { PartnerPage } from '#contracts/content/partner-page.ts'
import { PlanPage } from '#contracts/content/plan-page.ts'
import { Post } from '#contracts/content/post.ts'
import { ProductList } from '#contracts/content/product-list.ts'
import { ProductTypeCards } from '#contracts/content/product-type-cards.ts'
import { RefinancingLanding } from '#contracts/content/refinancing-landing.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { landingContents } from '#contracts/pages/page-chat.ts'
import { cleanHtml } from './clean-html.ts'
import { contentWords, fillWords, wordsOfPlan } from './content-words.ts'
import { fixedStore, type ContentDocument, type ContentStore } from './content-document.ts'
import { createReader, type ReaderOptions, type Shape, type WordsOf, type WrittenPage } from './create-reader.ts'
import { type FieldProblem, readContentFolder } from './open-content-store.ts'

const Plans = v.object({ plans: v.object(v.entriesFromList(PLAN_IDS, v.optional(PlanPage))) })

/** A post as it is shown. */
export type WrittenPost = { document: ContentDocument; post: Post }

/** What the CMS's own calls answer from: published documents of exactly one locale. */
export type Cms = {
  store: ContentStore
  /** The shape of every page by its name; "folder/*" is that of the pages in a folder. */
  shapes: ReadonlyMap<string, Shape>
  pages: (locale: Locale) => ReadonlyMap<string, WrittenPage>
  /** The newest first. */
  posts: (locale: Locale) => readonly WrittenPost[]
  /** What is wrong with a page's body; undefined where there is no page of that name. */
  problemsOf: (locale: Locale, name: string, body: ContentDocument['body']) => FieldProblem[] | undefined
}
export type EmbeddedContent = ContentPort & { cms: Cms }

/** The embedded CMS behind the pages' port: a line for each page, by its name in content/. Without a store, what came with the portal. */
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
  const company = reader.page('customer-service', CustomerService)
  const words: WordsOf = reader.kept((snapshot, locale) =>
    contentWords(locale, reader.today(), brand, company(locale, snapshot)),
  )
  const read = <S extends v.GenericSchema>(name: string, schema: S) => {
    const page = reader.page(name, schema, words)
    return async (locale: Locale) => page(locale)
  }

  const plans = read('plans', Plans)
  const otherPlan = read('other-plan', PlanPage)
  const faq = read('faq', Articles)
  const lines = {
    mobile: read('faq-mobile', Faq),
    insurance: read('faq-insurance', Faq),
    refinancing: read('faq-refinancing', Faq),
  }
  const refinancing = read('refinancing-landing-page', RefinancingLanding)
  const campaigns = reader.folder('refinancing-landing-page', RefinancingLanding, words)
  const posts = reader.posts(Post, words)
  const newest = reader.kept((snapshot, locale) =>
    posts(locale, snapshot)
      .map(({ document, post }) => ({ document, post: { ...post, content: cleanHtml(post.content) } }))
      .toSorted((a, b) => b.post.date.localeCompare(a.post.date)),
  )
  const chatLandings = {
    insurance: read('insurance', ChatLanding),
    'hidden-insurance': read('hidden-insurance', ChatLanding),
    intro: read('intro', ChatLanding),
    about: read('about', ChatLanding),
    'child-plan': read('child-plan', ChatLanding),
  }
  const landings = new Map(landingContents().map((name) => [name, read(name, ChatLanding)]))
  const insuranceTerms = read('insurance-terms', HtmlPage)
  const partners = { telibob: read('telibob', PartnerPage), telipol: read('telipol', PartnerPage) }
  // A line is sold where it has words of its own.
  const has = (locale: Locale, line: FaqCategory) =>
    store.current().find('page', locale, `faq-${line}`)?.status === 'publish'
  const articlesOf = async (locale: Locale, line: FaqCategory) =>
    has(locale, line) ? (await lines[line](locale)).entries.map((entry) => ({ ...entry, category: line })) : []
  // A page shows the questions, not what else they are called.
  const shown = (entries: FaqEntry[]) =>
    entries.map(({ slug, question, answer }) => ({ slug, question, answer, words: [] }))

  return {
    home: read('home', HomeContent),
    mobileLanding: read('mobile-landing', MobileLanding),
    plan: async (locale, id) =>
      (await plans(locale)).plans[id] ??
      v.parse(PlanPage, fillWords(await otherPlan(locale), wordsOfPlan(locale, reader.today(), id))),
    productList: read('product-list', ProductList),
    cards: read('product-type-cards', ProductTypeCards),
    chatLanding: (locale, name) => chatLandings[name](locale),
    landing: async (locale, name) => {
      const page = landings.get(name)
      if (!page) throw new Error(`No landing page has the content ${name}.`)
      return page(locale)
    },
    refinancing: async (locale, campaign) =>
      (campaign === undefined ? undefined : campaigns(locale, campaign)) ?? refinancing(locale),
    competition: read('competition', CompetitionPage),
    cookieDisclaimer: read('cookie-disclaimer', CookieDisclaimer),
    customerService: async (locale) => company(locale),
    consentTerms: read('consent-terms', LegalPage),
    orderTerms: read('order-terms', LegalPage),
    withdrawal: read('withdrawal', LegalPage),
    insuranceTerms: async (locale) => ({
      ...(await insuranceTerms(locale)),
      content: cleanHtml((await insuranceTerms(locale)).content),
    }),
    privacy: read('privacy', LegalPage),
    cookies: read('cookies', CookiePage),
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
