import type { PlanId } from '../catalogue/plans.ts'
import type { PowerAgreementId } from '../catalogue/power.ts'
import type { PriceArea } from '../catalogue/power-area.ts'
import type { Locale } from '../kernel/locale.ts'
import type { CustomerService } from './customer-service.ts'
import type { DocumentOf } from './documents.ts'
import type { Article, FaqCategory, FaqEntry } from './faq.ts'
import type { HomeContent } from './home.ts'
import type { InLanguage } from './text.ts'
import type { LegalPage, HtmlPage, CookiePage, CookieDisclaimer } from './legal-pages.ts'
import type { MobileLanding, PartnerPage, CompetitionPage, ChatLanding, RefinancingLanding } from './landings.ts'
import type { PlanPage } from './plan-page.ts'
import type { Post } from './post.ts'
import type { ProductList } from './product-list.ts'
import type { ProductTypeCards } from './product-type-cards.ts'

/**
 * Access to CMS content. Every method resolves even if the CMS fails: unpublished, unreadable or missing pages return a
 * default (CALL-16).
 */
export type ContentPort = {
  home(locale: Locale): Promise<HomeContent>
  mobileLanding(locale: Locale): Promise<MobileLanding>
  plan(locale: Locale, id: PlanId): Promise<PlanPage>
  productList(locale: Locale): Promise<ProductList>
  cards(locale: Locale): Promise<ProductTypeCards>
  chatLanding(locale: Locale, name: DocumentOf<typeof ChatLanding>): Promise<ChatLanding>
  landing(locale: Locale, content: string): Promise<ChatLanding>
  refinancing(locale: Locale, campaign?: string): Promise<RefinancingLanding>
  /** The campaigns that have a page of their own, as they are named in its address (PAGE-17). */
  campaigns(locale: Locale): Promise<readonly string[]>
  competition(locale: Locale): Promise<CompetitionPage>
  cookieDisclaimer(locale: Locale): Promise<CookieDisclaimer>
  customerService(locale: Locale): Promise<CustomerService>
  consentTerms(locale: Locale): Promise<LegalPage>
  orderTerms(locale: Locale): Promise<InLanguage<LegalPage>>
  powerTerms(locale: Locale): Promise<InLanguage<LegalPage>>
  /** The one-page summary the EU's electronic communications code asks for before an order (ORD-01). */
  contractSummary(locale: Locale, id: PlanId): Promise<InLanguage<LegalPage>>
  /** The main points of a power agreement before an order; undefined where it is not sold (ORD-01). */
  powerSummary(locale: Locale, id: PowerAgreementId, area: PriceArea): Promise<InLanguage<LegalPage> | undefined>
  withdrawal(locale: Locale): Promise<InLanguage<LegalPage>>
  insuranceTerms(locale: Locale): Promise<InLanguage<HtmlPage>>
  privacy(locale: Locale): Promise<LegalPage>
  cookies(locale: Locale): Promise<CookiePage>
  partner(locale: Locale, name: DocumentOf<typeof PartnerPage>): Promise<InLanguage<PartnerPage>>
  faq(locale: Locale, category: FaqCategory): Promise<FaqEntry[]>
  articles(locale: Locale): Promise<Article[]>
  posts(locale: Locale): Promise<Post[]>
}
