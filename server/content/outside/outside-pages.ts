import type * as v from 'valibot'
import { PLAN_IDS } from '#contracts/catalogue/plans.ts'
import { ChatLanding } from '#contracts/content/chat-landing.ts'
import { CompetitionPage } from '#contracts/content/competition-page.ts'
import { CookieDisclaimer } from '#contracts/content/cookie-disclaimer.ts'
import { CookiePage } from '#contracts/content/cookie-page.ts'
import { CustomerService } from '#contracts/content/customer-service.ts'
import { Articles, Faq } from '#contracts/content/faq.ts'
import { HomeContent } from '#contracts/content/home.ts'
import { HtmlPage } from '#contracts/content/html-page.ts'
import { LegalPage } from '#contracts/content/legal-page.ts'
import { MobileLanding } from '#contracts/content/mobile-landing.ts'
import { PartnerPage } from '#contracts/content/partner-page.ts'
import { PlanPage } from '#contracts/content/plan-page.ts'
import { ProductList } from '#contracts/content/product-list.ts'
import { ProductTypeCards } from '#contracts/content/product-type-cards.ts'
import { RefinancingLanding } from '#contracts/content/refinancing-landing.ts'
import type { PagePlace } from '#server/gateways/content/port.ts'

/** A page of the CMS that another server may fill: its name here, its place there, its shape. `part` is where in our document its fields go, `html` the field that is HTML. */
export type OutsidePlace = {
  key: string
  name: string
  part?: readonly [string, string]
  place: PagePlace
  entries: Record<string, v.GenericSchema>
  html?: string
}

const LIST = '{ id text }'
const CARD = '{ title text buttonText buttonUrl moreText moreAction }'
const TESTIMONIALS = 'testimonials { id name text }'

const at = (
  name: string,
  uri: string,
  group: string,
  fields: string,
  { entries }: { entries: Record<string, v.GenericSchema> },
): OutsidePlace => ({ key: uri, name, place: { uri, group, fields }, entries })
const numbered = (
  name: string,
  pageId: string,
  { entries }: { entries: Record<string, v.GenericSchema> },
): OutsidePlace => ({ key: pageId, name, place: { pageId }, entries })
const refinancing = (path: string) =>
  at(
    path,
    path,
    'refinancingLandingPage',
    `chatText rating ${TESTIMONIALS} title trustTitle trustList ${LIST} logoTitle chatMessage`,
    RefinancingLanding,
  )

/** Pages that calls have no name for: asked for only where a number is given under this one. */
const NUMBERED: Readonly<Record<string, readonly [string, { entries: Record<string, v.GenericSchema> }]>> = {
  intro: ['intro', ChatLanding],
  hiddenInsurance: ['hidden-insurance', ChatLanding],
  childPlan: ['child-plan', ChatLanding],
  mobileFeedback: ['mobile-feedback', ChatLanding],
  telibob: ['telibob', PartnerPage],
  telipol: ['telipol', PartnerPage],
  withdrawal: ['withdrawal', LegalPage],
  faq: ['faq', Articles],
  faqMobile: ['faq-mobile', Faq],
  faqInsurance: ['faq-insurance', Faq],
  faqRefinancing: ['faq-refinancing', Faq],
}

/**
 * Every page that is read from another content server, by the addresses of its GraphQL and the names of its REST pages
 * (CALL-16). `ids` gives the numbers of the latter, `campaigns` the refinancing pages that exist beside the first.
 */
export function outsidePages(ids: ReadonlyMap<string, string>, campaigns: readonly string[]): OutsidePlace[] {
  const idOf = (name: string) => ids.get(name) ?? name
  return [
    at('home', 'home-landing-page', 'homeLandingPage', 'title header chatH1 flow step', HomeContent),
    at(
      'mobile-landing',
      'mobile-subscriptions',
      'mobileSubscriptions',
      `content chatH2 rating ${TESTIMONIALS} title whyWeTitle whyWeLeftList ${LIST} whyWeRightList ${LIST} whyWeContent chatMessage`,
      MobileLanding,
    ),
    at(
      'product-type-cards',
      'scoopr-product-types',
      'scooprProductTypes',
      `mobile ${CARD} insurance ${CARD} refinancing ${CARD} power ${CARD}`,
      ProductTypeCards,
    ),
    at(
      'competition',
      'competition-page2020',
      'competitionPage',
      'title subtitle flow step description',
      CompetitionPage,
    ),
    {
      ...at('insurance-terms', 'brukervilkar-forsikring', 'brukervilkarForsikring', 'title content', HtmlPage),
      html: 'content',
    },
    at('insurance', 'insurance-landing-page', 'insuranceLandingPage', 'title firstmessage flow step', ChatLanding),
    ...['refinancing-landing-page', ...campaigns].map(refinancing),
    ...PLAN_IDS.map((plan): OutsidePlace => {
      const uri = `mobile-product/mobile-product-${plan}`
      const fields = 'title firstMessage subscriptionValue includedLeft includedRight excludedLeft excludedRight'
      return { ...at('plans', uri, 'mobileProduct', fields, PlanPage), part: ['plans', plan] }
    }),
    numbered('about', idOf('about'), ChatLanding),
    numbered('product-list', idOf('mobileSubscriptions'), ProductList),
    numbered('customer-service', idOf('customerService'), CustomerService),
    numbered('consent-terms', idOf('userAgreement'), LegalPage),
    numbered('order-terms', idOf('mobilUserAgreement'), LegalPage),
    numbered('cookie-disclaimer', idOf('cookieDisclaimer'), CookieDisclaimer),
    numbered('cookies', idOf('cookies'), CookiePage),
    numbered('privacy', idOf('dataPolicy'), LegalPage),
    ...Object.entries(NUMBERED).flatMap(([name, [page, shape]]) =>
      ids.has(name) ? [numbered(page, idOf(name), shape)] : [],
    ),
  ]
}
