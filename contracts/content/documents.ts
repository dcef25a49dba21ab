import type * as v from 'valibot'
import { CustomerService } from './customer-service.ts'
import { Articles, Faq } from './faq.ts'
import { HomeContent } from './home.ts'
import { LegalPage, HtmlPage, CookiePage, CookieDisclaimer } from './legal-pages.ts'
import { MobileLanding, PartnerPage, CompetitionPage, ChatLanding, RefinancingLanding } from './landings.ts'
import { PlanPage, Plans } from './plan-page.ts'
import { ProductList } from './product-list.ts'
import { ProductTypeCards } from './product-type-cards.ts'

export type DocumentDeclaration = {
  readonly shape: v.GenericSchema & { readonly entries: Record<string, v.GenericSchema> }
  /** The id other systems ask for it by (CALL-16); the default is the name in camel case. */
  readonly id?: string
  /** Where an outside CMS has it; without this it is asked for by its id, if it has one or CMS_PAGES names it. */
  readonly outside?: { readonly uri: string; readonly group: string; readonly fields: string; readonly html?: string }
  /** Further GraphQL addresses, each with the group of its fields. */
  readonly also?: Readonly<Record<string, string>>
}

const LIST = '{ id text }'
const CARD = '{ title text buttonText buttonUrl moreText moreAction }'
const TESTIMONIALS = 'testimonials { id name text }'

/** The documents of the CMS. Landing pages declare theirs in contracts/pages/pages.ts. */
export const DOCUMENTS = {
  home: {
    shape: HomeContent,
    id: 'home',
    outside: { uri: 'home-landing-page', group: 'homeLandingPage', fields: 'title header chatH1 flow step' },
  },
  'mobile-landing': {
    shape: MobileLanding,
    id: 'mobile',
    outside: {
      uri: 'mobile-subscriptions',
      group: 'mobileSubscriptions',
      fields: `content chatH2 rating ${TESTIMONIALS} title whyWeTitle whyWeLeftList ${LIST} whyWeRightList ${LIST} whyWeContent chatMessage`,
    },
    also: { 'mobile-landing-page': 'mobileLandingPage' },
  },
  'product-type-cards': {
    shape: ProductTypeCards,
    outside: {
      uri: 'scoopr-product-types',
      group: 'scooprProductTypes',
      fields: `mobile ${CARD} insurance ${CARD} refinancing ${CARD} power ${CARD}`,
    },
  },
  competition: {
    shape: CompetitionPage,
    outside: {
      uri: 'competition-page2020',
      group: 'competitionPage',
      fields: 'title subtitle flow step description',
    },
  },
  'insurance-terms': {
    shape: HtmlPage,
    outside: {
      uri: 'brukervilkar-forsikring',
      group: 'brukervilkarForsikring',
      fields: 'title content',
      html: 'content',
    },
  },
  insurance: {
    shape: ChatLanding,
    id: 'insurance',
    outside: { uri: 'insurance-landing-page', group: 'insuranceLandingPage', fields: 'title firstmessage flow step' },
  },
  'refinancing-landing-page': {
    shape: RefinancingLanding,
    id: 'refinancing',
    outside: {
      uri: 'refinancing-landing-page',
      group: 'refinancingLandingPage',
      fields: `chatText rating ${TESTIMONIALS} title trustTitle trustList ${LIST} logoTitle chatMessage`,
    },
  },
  about: { shape: ChatLanding, id: 'about' },
  'product-list': { shape: ProductList, id: 'mobileSubscriptions' },
  'customer-service': { shape: CustomerService, id: 'customerService' },
  'consent-terms': { shape: LegalPage, id: 'userAgreement' },
  'order-terms': { shape: LegalPage, id: 'mobilUserAgreement' },
  'cookie-disclaimer': { shape: CookieDisclaimer, id: 'cookieDisclaimer' },
  cookies: { shape: CookiePage, id: 'cookies' },
  privacy: { shape: LegalPage, id: 'dataPolicy' },
  intro: { shape: ChatLanding },
  'hidden-insurance': { shape: ChatLanding },
  'child-plan': { shape: ChatLanding },
  telibob: { shape: PartnerPage },
  telipol: { shape: PartnerPage },
  withdrawal: { shape: LegalPage },
  'contract-summary': { shape: LegalPage },
  'power-summary': { shape: LegalPage },
  'power-terms': { shape: LegalPage },
  plans: { shape: Plans },
  'other-plan': { shape: PlanPage },
  faq: { shape: Articles },
  'faq-mobile': { shape: Faq },
  'faq-insurance': { shape: Faq },
  'faq-refinancing': { shape: Faq },
} as const satisfies Record<string, DocumentDeclaration>

export type DocumentName = keyof typeof DOCUMENTS

/** Names of the documents of one shape. */
export type DocumentOf<Shape> = {
  [Name in DocumentName]: (typeof DOCUMENTS)[Name]['shape'] extends Shape ? Name : never
}[DocumentName]

/** "hidden-insurance" is `hiddenInsurance`, a document in a folder has the name of the folder. */
export const camelCase = (name: string): string =>
  name.replace(/\/.*$/, '').replace(/-+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
