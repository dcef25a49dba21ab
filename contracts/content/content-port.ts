import type { PlanId } from '../catalogue/plans.ts'
import type { Locale } from '../kernel/locale.ts'
import type { ChatLanding, ChatLandingName } from './chat-landing.ts'
import type { CompetitionPage } from './competition-page.ts'
import type { CookieDisclaimer } from './cookie-disclaimer.ts'
import type { CookiePage } from './cookie-page.ts'
import type { CustomerService } from './customer-service.ts'
import type { Article, FaqCategory, FaqEntry } from './faq.ts'
import type { HomeContent } from './home.ts'
import type { HtmlPage } from './html-page.ts'
import type { InLanguage } from './in-language.ts'
import type { LegalPage } from './legal-page.ts'
import type { MobileLanding } from './mobile-landing.ts'
import type { PartnerName, PartnerPage } from './partner-page.ts'
import type { PlanPage } from './plan-page.ts'
import type { Post } from './post.ts'
import type { ProductList } from './product-list.ts'
import type { ProductTypeCards } from './product-type-cards.ts'
import type { RefinancingLanding } from './refinancing-landing.ts'

/**
 * The one way to the words of the CMS. Every method answers, whatever the CMS does: a page that is not published, cannot
 * be read or is missing in a locale gives its default (CALL-16). Prices in the words are the catalogue's.
 */
export type ContentPort = {
  home(locale: Locale): Promise<HomeContent>
  mobileLanding(locale: Locale): Promise<MobileLanding>
  plan(locale: Locale, id: PlanId): Promise<PlanPage>
  productList(locale: Locale): Promise<ProductList>
  cards(locale: Locale): Promise<ProductTypeCards>
  /** A page around a conversation. */
  chatLanding(locale: Locale, name: ChatLandingName): Promise<ChatLanding>
  /** The words of a page of the route `landing`. */
  landing(locale: Locale, content: string): Promise<ChatLanding>
  /** The refinancing page, or one of its campaigns; a campaign that is not there gives the page itself (PAGE-17). */
  refinancing(locale: Locale, campaign?: string): Promise<RefinancingLanding>
  competition(locale: Locale): Promise<CompetitionPage>
  cookieDisclaimer(locale: Locale): Promise<CookieDisclaimer>
  customerService(locale: Locale): Promise<CustomerService>
  /** The general terms a customer approves at /consent. */
  consentTerms(locale: Locale): Promise<LegalPage>
  /** The terms of an order, shown before it is confirmed. */
  orderTerms(locale: Locale): Promise<InLanguage<LegalPage>>
  /** The right of withdrawal, as it must be told before an order. */
  withdrawal(locale: Locale): Promise<InLanguage<LegalPage>>
  insuranceTerms(locale: Locale): Promise<InLanguage<HtmlPage>>
  privacy(locale: Locale): Promise<LegalPage>
  cookies(locale: Locale): Promise<CookiePage>
  /** The welcome to customers of a brand that was taken over. */
  partner(locale: Locale, name: PartnerName): Promise<InLanguage<PartnerPage>>
  /** Questions and answers of a category, in the order to be shown; empty where there are none. */
  faq(locale: Locale, category: FaqCategory): Promise<FaqEntry[]>
  /** Every question that is answered in the locale, those of `faq` among them, each slug once. */
  articles(locale: Locale): Promise<Article[]>
  /** The published posts of a locale, the newest first. */
  posts(locale: Locale): Promise<Post[]>
}
