import * as v from 'valibot'
import { PLAN_IDS } from '#contracts/catalogue/plans.ts'
import { DEFAULT_BRAND } from '#contracts/kernel/brand.ts'
import { ChatLanding } from '#contracts/content/chat-landing.ts'
import type { ContentPort } from '#contracts/content/content-port.ts'
import { CookieDisclaimer } from '#contracts/content/cookie-disclaimer.ts'
import { CustomerService } from '#contracts/content/customer-service.ts'
import { Articles, Faq } from '#contracts/content/faq.ts'
import { HomeContent } from '#contracts/content/home.ts'
import { LegalPage } from '#contracts/content/legal-page.ts'
import { MobileLanding } from '#contracts/content/mobile-landing.ts'
import { PlanPage } from '#contracts/content/plan-page.ts'
import { ProductList } from '#contracts/content/product-list.ts'
import { ProductTypeCards } from '#contracts/content/product-type-cards.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { contentWords } from './content-words.ts'
import { embeddedPages, type Pages } from './embedded-pages.ts'
import { fillWords } from './fill-words.ts'

const Plans = v.object({ plans: v.object(v.entriesFromList(PLAN_IDS, PlanPage)) })

/**
 * The content that comes with the portal, read once. A page counts only when its status is 'publish'; a locale without
 * it gets the English page, else the Norwegian (CALL-16). Throws when a page is malformed or has no published wording.
 */
export function createEmbeddedContent({ brand = DEFAULT_BRAND, pages = embeddedPages }: { brand?: string; pages?: Record<Locale, Pages> } = {}): ContentPort {
  const companies = inEveryLocale((locale) => publishedPage(pages, 'customer-service', locale, CustomerService, (page) => page))
  const words = inEveryLocale((locale) => contentWords(locale, brand, companies[locale]))
  const read = <S extends v.GenericSchema>(name: string, schema: S) =>
    inEveryLocale((locale) => publishedPage(pages, name, locale, schema, (page, written) => fillWords(page, words[written])))

  const home = read('home', HomeContent)
  const mobileLanding = read('mobile-landing', MobileLanding)
  const plans = read('plans', Plans)
  const productList = read('product-list', ProductList)
  const cards = read('product-type-cards', ProductTypeCards)
  const chatLandings = {
    insurance: read('insurance', ChatLanding),
    'hidden-insurance': read('hidden-insurance', ChatLanding),
    intro: read('intro', ChatLanding),
    'mobile-feedback': read('mobile-feedback', ChatLanding),
  }
  const cookieDisclaimer = read('cookie-disclaimer', CookieDisclaimer)
  const consentTerms = read('consent-terms', LegalPage)
  const orderTerms = read('order-terms', LegalPage)
  const withdrawal = read('withdrawal', LegalPage)
  const mobileFaq = read('faq-mobile', Faq)
  const faq = read('faq', Articles)
  // Mobile is sold where it has words of its own.
  const mobileArticles = inEveryLocale((locale) =>
    v.is(Published, pages[locale]['faq-mobile']) ? mobileFaq[locale].entries.map((entry) => ({ ...entry, category: 'mobile' as const })) : [],
  )
  // A page shows the questions, not what else they are called.
  const shownMobileFaq = inEveryLocale((locale) => mobileFaq[locale].entries.map((entry) => ({ ...entry, words: [] })))
  const articles = inEveryLocale((locale) => [...mobileArticles[locale], ...faq[locale].entries])

  return {
    home: async (locale) => home[locale],
    mobileLanding: async (locale) => mobileLanding[locale],
    plan: async (locale, id) => plans[locale].plans[id],
    productList: async (locale) => productList[locale],
    cards: async (locale) => cards[locale],
    chatLanding: async (locale, name) => chatLandings[name][locale],
    cookieDisclaimer: async (locale) => cookieDisclaimer[locale],
    customerService: async (locale) => companies[locale],
    consentTerms: async (locale) => consentTerms[locale],
    orderTerms: async (locale) => orderTerms[locale],
    withdrawal: async (locale) => withdrawal[locale],
    faq: async (locale, category) => (category === 'mobile' ? shownMobileFaq[locale] : []),
    articles: async (locale) => articles[locale],
  }
}

const FALLBACKS: readonly Locale[] = ['en_US', 'nb_NO']
const Published = v.looseObject({ status: v.literal('publish') })

/** The page in the first of the locale and its fallbacks where it is published; `prepare` is told which one wrote it. */
function publishedPage<S extends v.GenericSchema>(
  pages: Record<Locale, Pages>,
  name: string,
  locale: Locale,
  schema: S,
  prepare: (page: unknown, written: Locale) => unknown,
): v.InferOutput<S> {
  const written = [locale, ...FALLBACKS].find((candidate) => v.is(Published, pages[candidate][name]))
  if (!written) throw new Error(`content: ${name} is published neither in ${locale} nor in ${FALLBACKS.join(' or ')}`)
  const parsed = v.safeParse(schema, prepare(pages[written][name], written))
  if (!parsed.success) throw new Error(`content: ${written}/${name}: ${v.summarize(parsed.issues)}`)
  return parsed.output
}

function inEveryLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return { nb_NO: make('nb_NO'), sv_SE: make('sv_SE'), da_DK: make('da_DK'), en_US: make('en_US') }
}
