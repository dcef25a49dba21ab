import { HOME_FLOWS, INTRO_FLOWS, ORDER_FLOWS } from '../chat/flow-offers.ts'
import type { PageDeclaration } from './page.ts'

const mobileOrder = { flow: 'mobile_onboarding', step: 'init_with_fixed_start' } as const
const debtCheck = { flow: 'debt_check', step: 'skip_start' } as const
const insuranceLeads = { flow: 'insurance_leads', step: 'init' } as const
const everyElement = { flow: 'every_element', step: 'init' } as const
const home = { flow: HOME_FLOWS, step: 'init' } as const
const signUp = { flow: 'generic_signup', step: 'init' } as const

/** Pages behind sign-in must not be indexed (AUTH-05). */
const signedIn = { chat: { none: 'signed in' }, content: 'none', index: 'no', section: 'home', signedIn: true } as const
const workplace = { ...signedIn, fullscreen: true, workplace: true } as const
const unlisted = { chat: { none: 'has one task' }, content: 'none', index: 'no', section: 'home' } as const
const text = { chat: 'bar', index: 'yes', section: 'service' } as const
const orderTerms = { ...text, index: 'no', product: 'mobile', kind: 'terms' } as const
const powerTerms = { ...orderTerms, product: 'power' } as const

const articleSchemas = ['BreadcrumbList', 'FAQPage'] as const
const mobile = { index: 'yes', section: 'mobile', product: 'mobile' } as const
const refinancing = { chat: debtCheck, index: 'yes', section: 'refinancing', product: 'refinancing' } as const
const insurance = { index: 'yes', section: 'insurance', product: 'insurance', schemas: ['FAQPage'] } as const

/** Routes, links, sitemap, alternates and access rules are derived from these declarations (PAGE-01 to PAGE-25). */
export const PAGE_DECLARATIONS = {
  home: {
    at: '/',
    also: ['/forside'],
    chat: home,
    content: 'home',
    index: 'yes',
    section: 'home',
    schemas: ['Organization', 'FAQPage'],
  },
  intro: {
    at: '/intro',
    chat: { flow: INTRO_FLOWS, step: 'init_no_refin' },
    content: 'intro',
    index: 'yes',
    section: 'home',
  },
  login: {
    at: '/login/:key?',
    knownBy: '/login',
    chat: signUp,
    content: 'none',
    index: 'yes',
    section: 'home',
    title: 'pages.login.title',
    description: 'pages.login.text',
  },
  signup: { ...unlisted, at: '/signup/:id?', knownBy: '/signup/1', index: 'yes' },
  recover: { ...unlisted, at: '/recover', title: 'account.recovery.title' },
  splash: { ...unlisted, at: '/splash', fullscreen: true },

  mobile: {
    ...mobile,
    at: '/mobilabonnement',
    moved: ['/mobil', '/mobile'],
    chat: mobileOrder,
    content: 'mobile-landing',
    kind: 'landing',
    schemas: ['FAQPage'],
  },
  'mobile-products': {
    ...mobile,
    at: '/mobilabonnement/produkter',
    also: ['/mobilabonnement/overview', '/mobil/produkter', '/mobil/overview'],
    chat: 'bar',
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
    schemas: ['BreadcrumbList'],
  },
  'other-prices': {
    ...mobile,
    at: '/mobilabonnement/ovrige-priser-alle-abonnement',
    also: ['/mobil/ovrige-priser-alle-abonnement'],
    chat: 'bar',
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
    schemas: ['Product'],
  },
  article: {
    ...mobile,
    at: '/mobile/:articleName',
    chat: mobileOrder,
    content: 'posts',
    kind: 'article',
    schemas: articleSchemas,
  },
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
    schemas: ['FAQPage'],
  },
  'refinancing-article': {
    ...refinancing,
    at: '/refinancing/:articleName',
    also: ['/refinansiering/:articleName'],
    route: 'article',
    content: 'posts',
    kind: 'article',
    schemas: articleSchemas,
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
  'service-answer': { ...text, at: '/kundeservice/:slug', content: 'faq', alone: true, schemas: articleSchemas },
  terms: { ...text, at: '/brukervilkar', content: 'consent-terms' },
  'mobile-terms': { ...text, at: '/mobil-brukervilkar', content: 'order-terms', product: 'mobile', kind: 'terms' },
  'contract-summary': { ...orderTerms, at: '/mobilabonnement/:plan/avtalesammendrag', content: 'contract-summary' },
  'power-summary': { ...powerTerms, at: '/strom/:agreement/:area/avtalesammendrag', content: 'power-summary' },
  'insurance-terms': {
    ...insurance,
    at: '/brukervilkar-forsikring',
    chat: 'bar',
    content: 'insurance-terms',
    kind: 'terms',
  },
  conversation: { ...unlisted, at: '/samtale', chat: home, title: 'pages.conversation.title' },
  privacy: { ...text, at: '/personvernerklaering', content: 'privacy' },
  cookies: { ...text, at: '/cookies', content: 'cookies' },
  blog: {
    at: '/blog',
    chat: 'bar',
    content: 'posts',
    index: 'yes',
    section: 'blog',
    product: 'blog',
    kind: 'landing',
    title: 'articles.blog',
    description: 'articles.blog.lead',
  },
  'blog-post': {
    at: '/blog/:slug',
    chat: home,
    content: 'posts',
    index: 'yes',
    section: 'blog',
    product: 'blog',
    kind: 'article',
    schemas: articleSchemas,
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

  products: { ...signedIn, at: '/products', chat: { flow: ORDER_FLOWS, step: 'init' }, title: 'pages.products.title' },
  withdrawals: { ...signedIn, at: '/withdraw', title: 'pages.withdrawal.title' },
  withdraw: { ...signedIn, at: '/withdraw/:order', title: 'pages.withdrawal.title' },
  'order-confirmation': { ...signedIn, at: '/withdraw/:order/confirmation', bare: true },
  'withdraw-link': { ...unlisted, at: '/w/:key', title: 'pages.withdrawal.title' },
  'order-chat': { ...signedIn, at: '/products/order/:line', bare: true },
  order: { ...signedIn, at: '/orders/:id', title: 'pages.order.title' },
  'order-file': { ...signedIn, at: '/orders/:id/:file', bare: true },
  'product-type': { ...signedIn, at: '/products/details/:type', also: ['/products/:type'] },
  'product-detail': { ...signedIn, at: '/products/:type/:provider/:id?' },
  welcome: { ...signedIn, at: '/welcome' },
  consent: { ...signedIn, at: '/consent', content: 'consent-terms' },
  account: { ...signedIn, at: '/account', title: 'account.title' },
  'account-phone': { ...signedIn, at: '/account/phone', title: 'account.phone.title' },
  confirm: { ...signedIn, at: '/account/confirm', title: 'account.confirm.title' },
  security: { ...signedIn, at: '/account/security', title: 'account.security.title' },
  'my-data': { ...signedIn, at: '/account/data', title: 'account.data.heading' },
  'my-data-archive': { ...signedIn, at: '/account/data/archive', bare: true },
  erase: { ...signedIn, at: '/account/data/erase', title: 'account.erase.title' },
  erased: { ...unlisted, at: '/erased', title: 'account.erased.title' },
  'undo-change': { ...unlisted, at: '/undo/:token', title: 'account.undo.title' },
  'last-invoice': { ...unlisted, at: '/erased/invoice/:id', bare: true },
  stay: { ...unlisted, at: '/stay', bare: true },

  'sandbox-index': { ...workplace, at: '/flowsandbox', title: 'pages.sandbox.title' },
  'machine-sandbox': { ...workplace, at: '/flowsandbox/machines/:machine' },
  'flow-sandbox': { ...workplace, at: '/flowsandbox/:flow/:step?/:product?/:productValue?' },
  'kitchen-sink': { ...unlisted, at: '/kitchensink', chat: everyElement, title: 'pages.kitchen.title' },
  'sent-messages': { ...unlisted, at: '/dev/sms', title: 'pages.sms.title' },

  moved: { ...unlisted, at: '/nb/m/:path?/:path2?', redirectsTo: '/:path?/:path2?' },
  'not-found': { ...unlisted, at: '/*', chat: 'bar' },
} as const satisfies Record<string, PageDeclaration>
