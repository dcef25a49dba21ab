import { HOME_FLOWS, INTRO_FLOWS, ORDER_FLOWS } from '../chat/flow-offers.ts'
import type { PageDeclaration } from './page.ts'

const mobileOrder = { flow: 'mobile_onboarding', step: 'init_with_fixed_start' } as const
const debtCheck = { flow: 'debt_check', step: 'skip_start' } as const
const insuranceLeads = { flow: 'insurance_leads', step: 'init' } as const
const home = { flow: HOME_FLOWS, step: 'init' } as const
const signUp = { flow: 'generic_signup', step: 'init' } as const

/** A page of the signed-in area (AUTH-05): no search engine knows it. */
const signedIn = { chat: 'none', content: 'none', index: 'no', section: 'home', signedIn: true } as const
/** A page that is told of nowhere. */
const unlisted = { chat: 'none', content: 'none', index: 'no', section: 'home' } as const
const text = { chat: 'none', index: 'yes', section: 'service' } as const

const mobile = { index: 'yes', section: 'mobile', product: 'mobile' } as const
const refinancing = { chat: debtCheck, index: 'yes', section: 'refinancing', product: 'refinancing' } as const
const insurance = { index: 'yes', section: 'insurance', product: 'insurance' } as const

/** Every page of the portal by its name (PAGE-01 to PAGE-25): routes, links, sitemap, alternates and access are derived from here. */
export const PAGE_DECLARATIONS = {
  home: { at: '/', also: ['/forside'], chat: home, content: 'home', index: 'yes', section: 'home' },
  intro: {
    at: '/intro',
    chat: { flow: INTRO_FLOWS, step: 'init_no_refin' },
    content: 'intro',
    index: 'yes',
    section: 'home',
  },
  login: { at: '/login/:key?', knownBy: '/login', chat: signUp, content: 'none', index: 'yes', section: 'home' },
  signup: { at: '/signup/:id?', knownBy: '/signup/1', chat: 'none', content: 'none', index: 'yes', section: 'home' },
  splash: { ...unlisted, at: '/splash', fullscreen: true },

  mobile: {
    ...mobile,
    at: '/mobilabonnement',
    moved: ['/mobil', '/mobile'],
    chat: mobileOrder,
    content: 'mobile-landing',
    kind: 'landing',
  },
  'mobile-products': {
    ...mobile,
    at: '/mobilabonnement/produkter',
    also: ['/mobilabonnement/overview', '/mobil/produkter', '/mobil/overview'],
    chat: 'none',
    content: 'product-list',
    kind: 'details',
  },
  competition: {
    ...mobile,
    at: '/mobilabonnement/konkurranse',
    also: ['/mobil/konkurranse'],
    chat: mobileOrder,
    content: 'competition',
    kind: 'details',
    fullscreen: true,
  },
  'other-prices': {
    ...mobile,
    at: '/mobilabonnement/ovrige-priser-alle-abonnement',
    also: ['/mobil/ovrige-priser-alle-abonnement'],
    chat: 'none',
    content: 'none',
    kind: 'details',
  },
  'child-plan': {
    ...mobile,
    at: '/mobilabonnement/barneabonnement',
    chat: mobileOrder,
    content: 'child-plan',
    kind: 'details',
  },
  plan: {
    ...mobile,
    at: '/mobilabonnement/:plan',
    also: ['/mobil/:plan'],
    chat: mobileOrder,
    content: 'plans',
    kind: 'details',
  },
  article: { ...mobile, at: '/mobile/:articleName', chat: mobileOrder, content: 'posts', kind: 'article' },
  'mobile-feedback': {
    ...mobile,
    at: '/tilbakemelding-mobil',
    route: 'landing',
    chat: { flow: 'csat_mobile', step: 'csat_mobile_intro' },
    content: 'mobile-feedback',
    kind: 'customers',
  },

  refinancing: {
    ...refinancing,
    at: '/refinansiering',
    campaigns: '/refinansiering-lp/:dynamic',
    moved: ['/refinancing', '/aconto'],
    content: 'refinancing-landing-page',
    kind: 'landing',
  },
  'refinancing-article': {
    ...refinancing,
    at: '/refinancing/:articleName',
    also: ['/refinansiering/:articleName'],
    route: 'article',
    content: 'posts',
    kind: 'article',
  },

  insurance: {
    ...insurance,
    at: '/forsikring',
    also: ['/insurance', '/forsikring/:flow/:step/:sessionId?', '/insurance/:flow/:step/:sessionId?'],
    chat: insuranceLeads,
    content: 'insurance',
    kind: 'landing',
  },
  'insurance-named': {
    ...insurance,
    at: '/forsikring/:flow',
    also: ['/insurance/:flow'],
    knownBy: '/forsikring',
    chat: insuranceLeads,
    content: 'insurance',
    kind: 'landing',
  },
  'hidden-insurance': {
    ...insurance,
    at: '/hiddenInsurance/:flow?/:step?/:sessionId?',
    chat: insuranceLeads,
    content: 'hidden-insurance',
    index: 'no',
    kind: 'landing',
  },

  about: { at: '/om-scoopr', chat: home, content: 'about', index: 'yes', section: 'home' },
  'customer-service': { ...text, at: '/kundeservice', content: 'customer-service' },
  'service-answer': { ...text, at: '/kundeservice/:slug', content: 'faq', alone: true },
  terms: { ...text, at: '/brukervilkar', content: 'consent-terms' },
  'mobile-terms': { ...text, at: '/mobil-brukervilkar', content: 'order-terms', product: 'mobile', kind: 'terms' },
  'insurance-terms': {
    ...insurance,
    at: '/brukervilkar-forsikring',
    chat: 'none',
    content: 'insurance-terms',
    kind: 'terms',
  },
  privacy: { ...text, at: '/personvernerklaering', content: 'privacy' },
  cookies: { ...text, at: '/cookies', content: 'cookies' },
  blog: {
    at: '/blog',
    chat: 'none',
    content: 'posts',
    index: 'yes',
    section: 'blog',
    product: 'blog',
    kind: 'landing',
  },
  'blog-post': {
    at: '/blog/:slug',
    chat: home,
    content: 'posts',
    index: 'yes',
    section: 'blog',
    product: 'blog',
    kind: 'article',
  },
  telibob: {
    ...mobile,
    at: '/telibob/:phone?',
    knownBy: '/telibob',
    chat: signUp,
    content: 'telibob',
    kind: 'customers',
  },
  telipol: { ...signedIn, at: '/telipol/:phone?', content: 'telipol' },

  products: { ...signedIn, at: '/products', chat: { flow: ORDER_FLOWS, step: 'init' } },
  'order-chat': { ...signedIn, at: '/products/order/:line', bare: true },
  'product-type': { ...signedIn, at: '/products/details/:type', also: ['/products/:type'] },
  'product-detail': { ...signedIn, at: '/products/:type/:provider/:id?' },
  welcome: { ...signedIn, at: '/welcome' },
  consent: { ...signedIn, at: '/consent', content: 'consent-terms' },
  account: { ...signedIn, at: '/account' },
  'account-phone': { ...signedIn, at: '/account/phone' },
  'my-data': { ...signedIn, at: '/account/data' },
  'my-data-archive': { ...signedIn, at: '/account/data/archive', bare: true },
  erase: { ...signedIn, at: '/account/data/erase' },
  erased: { ...unlisted, at: '/erased' },
  'last-invoice': { ...unlisted, at: '/erased/invoice/:id', bare: true },
  stay: { ...unlisted, at: '/stay', bare: true },

  'sandbox-index': { ...signedIn, at: '/flowsandbox' },
  'machine-sandbox': { ...signedIn, at: '/flowsandbox/machines/:machine' },
  'flow-sandbox': { ...signedIn, at: '/flowsandbox/:flow/:step?/:product?/:productValue?' },
  'kitchen-sink': { ...unlisted, at: '/kitchensink', chat: { flow: 'every_element', step: 'init' } },
  'sent-messages': { ...unlisted, at: '/dev/sms' },

  moved: { ...unlisted, at: '/nb/m/:path?/:path2?', leadsTo: '/:path?/:path2?' },
  'not-found': { ...unlisted, at: '/*' },
} as const satisfies Record<string, PageDeclaration>
