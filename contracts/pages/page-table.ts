import { HOME_FLOWS, INTRO_FLOWS, ORDER_FLOWS } from '../chat/flow-offers.ts'
import type { Page } from './page.ts'

/**
 * Every address of the portal: its page, conversation and index rule (PAGE-01 to PAGE-25, SHELL-10 to SHELL-17). The first
 * line that fits an address is its own: fixed pages stand before plans, plans before articles. A route without a line, and
 * a line without a route, fail the tests.
 */
export const PAGES = [
  { path: '/', page: 'home', flow: HOME_FLOWS, step: 'init', index: 'yes', section: 'home' },
  { path: '/forside', page: 'home', flow: HOME_FLOWS, step: 'init', index: 'alias', of: '/', section: 'home' },
  { path: '/intro', page: 'intro', flow: INTRO_FLOWS, step: 'init_no_refin', index: 'yes', section: 'home' },
  { path: '/login/:key?', page: 'login', flow: 'generic_signup', step: 'init', index: 'yes', of: '/login', section: 'home' },
  { path: '/signup/:id?', page: 'signup', index: 'yes', of: '/signup/1', section: 'home' },
  { path: '/splash', page: 'splash', index: 'no', fullscreen: true },

  { path: '/mobilabonnement', page: 'mobile', flow: 'mobile_onboarding', step: 'init_with_fixed_start', index: 'yes', section: 'mobile', product: 'mobile', kind: 'landing' },
  { path: '/mobilabonnement/produkter', page: 'mobile-products', index: 'yes', section: 'mobile', product: 'mobile', kind: 'details' },
  { path: '/mobilabonnement/konkurranse', page: 'competition', flow: 'mobile_onboarding', step: 'init_with_fixed_start', index: 'yes', section: 'mobile', product: 'mobile', kind: 'details', fullscreen: true },
  { path: '/mobilabonnement/overview', page: 'mobile-products', index: 'alias', of: '/mobilabonnement/produkter', section: 'mobile', product: 'mobile', kind: 'details' },
  { path: '/mobilabonnement/ovrige-priser-alle-abonnement', page: 'other-prices', index: 'yes', section: 'mobile', product: 'mobile', kind: 'details' },
  { path: '/mobilabonnement/barneabonnement', page: 'child-plan', flow: 'mobile_onboarding', step: 'init_with_fixed_start', index: 'yes', section: 'mobile', product: 'mobile', kind: 'details' },
  { path: '/mobilabonnement/:plan', page: 'plan', flow: 'mobile_onboarding', step: 'init_with_fixed_start', index: 'yes', section: 'mobile', product: 'mobile', kind: 'details' },
  { path: '/mobil', page: 'moved', index: 'moved', of: '/mobilabonnement' },
  { path: '/mobil/produkter', page: 'mobile-products', index: 'alias', of: '/mobilabonnement/produkter', section: 'mobile', product: 'mobile', kind: 'details' },
  { path: '/mobil/konkurranse', page: 'competition', flow: 'mobile_onboarding', step: 'init_with_fixed_start', index: 'alias', of: '/mobilabonnement/konkurranse', section: 'mobile', product: 'mobile', kind: 'details', fullscreen: true },
  { path: '/mobil/overview', page: 'mobile-products', index: 'alias', of: '/mobilabonnement/produkter', section: 'mobile', product: 'mobile', kind: 'details' },
  { path: '/mobil/ovrige-priser-alle-abonnement', page: 'other-prices', index: 'alias', of: '/mobilabonnement/ovrige-priser-alle-abonnement', section: 'mobile', product: 'mobile', kind: 'details' },
  { path: '/mobil/:plan', page: 'plan', flow: 'mobile_onboarding', step: 'init_with_fixed_start', index: 'alias', of: '/mobilabonnement/:plan', section: 'mobile', product: 'mobile', kind: 'details' },
  { path: '/mobile', page: 'moved', index: 'moved', of: '/mobilabonnement' },
  { path: '/mobile/:articleName', page: 'article', flow: 'mobile_onboarding', step: 'init_with_fixed_start', index: 'yes', section: 'mobile', product: 'mobile', kind: 'article' },
  { path: '/tilbakemelding-mobil', page: 'mobile-feedback', flow: 'csat_mobile', step: 'csat_mobile_intro', index: 'yes', section: 'mobile', product: 'mobile', kind: 'customers' },

  { path: '/refinansiering', page: 'refinancing', flow: 'debt_check', step: 'skip_start', index: 'yes', section: 'refinancing', product: 'refinancing', kind: 'landing' },
  { path: '/refinansiering-lp/:dynamic', page: 'refinancing', flow: 'debt_check', step: 'skip_start', index: 'no', section: 'refinancing', product: 'refinancing', kind: 'landing' },
  { path: '/refinansiering/:articleName', page: 'article', flow: 'debt_check', step: 'skip_start', index: 'alias', of: '/refinancing/:articleName', section: 'refinancing', product: 'refinancing', kind: 'article' },
  { path: '/refinancing', page: 'moved', index: 'moved', of: '/refinansiering' },
  { path: '/refinancing/:articleName', page: 'article', flow: 'debt_check', step: 'skip_start', index: 'yes', section: 'refinancing', product: 'refinancing', kind: 'article' },
  { path: '/aconto', page: 'moved', index: 'moved', of: '/refinansiering' },

  { path: '/forsikring', page: 'insurance', flow: 'insurance_leads', step: 'init', index: 'yes', section: 'insurance', product: 'insurance', kind: 'landing' },
  { path: '/forsikring/:flow', page: 'insurance-named', flow: 'insurance_leads', step: 'init', index: 'yes', of: '/forsikring', section: 'insurance', product: 'insurance', kind: 'landing' },
  { path: '/forsikring/:flow/:step/:sessionId?', page: 'insurance', flow: 'insurance_leads', step: 'init', index: 'yes', of: '/forsikring', section: 'insurance', product: 'insurance', kind: 'landing' },
  { path: '/insurance', page: 'insurance', flow: 'insurance_leads', step: 'init', index: 'alias', of: '/forsikring', section: 'insurance', product: 'insurance', kind: 'landing' },
  { path: '/insurance/:flow', page: 'insurance-named', flow: 'insurance_leads', step: 'init', index: 'alias', of: '/forsikring', section: 'insurance', product: 'insurance', kind: 'landing' },
  { path: '/insurance/:flow/:step/:sessionId?', page: 'insurance', flow: 'insurance_leads', step: 'init', index: 'alias', of: '/forsikring', section: 'insurance', product: 'insurance', kind: 'landing' },
  { path: '/hiddenInsurance/:flow?/:step?/:sessionId?', page: 'hidden-insurance', flow: 'insurance_leads', step: 'init', index: 'no', section: 'insurance', product: 'insurance', kind: 'landing' },

  { path: '/om-scoopr', page: 'about', flow: HOME_FLOWS, step: 'init', index: 'yes', section: 'home' },
  { path: '/kundeservice', page: 'customer-service', index: 'yes', section: 'service' },
  { path: '/kundeservice/:slug', page: 'service-answer', index: 'yes', section: 'service', alone: true },
  { path: '/brukervilkar', page: 'terms', index: 'yes', section: 'service' },
  { path: '/mobil-brukervilkar', page: 'mobile-terms', index: 'yes', section: 'service', product: 'mobile', kind: 'terms' },

  { path: '/brukervilkar-forsikring', page: 'insurance-terms', index: 'yes', section: 'insurance', product: 'insurance', kind: 'terms' },
  { path: '/personvernerklaering', page: 'privacy', index: 'yes', section: 'service' },
  { path: '/cookies', page: 'cookies', index: 'yes', section: 'service' },
  { path: '/blog', page: 'blog', index: 'yes', section: 'blog', product: 'blog', kind: 'landing' },
  { path: '/blog/:slug', page: 'blog-post', flow: HOME_FLOWS, step: 'init', index: 'yes', section: 'blog', product: 'blog', kind: 'article' },
  { path: '/telibob/:phone?', page: 'telibob', flow: 'generic_signup', step: 'init', index: 'yes', of: '/telibob', section: 'mobile', product: 'mobile', kind: 'customers' },
  { path: '/telipol/:phone?', page: 'telipol', index: 'no', signedIn: true },

  { path: '/products', page: 'products', flow: ORDER_FLOWS, step: 'init', index: 'no', signedIn: true },
  { path: '/products/order/:line', page: 'order-chat', index: 'no', signedIn: true },
  { path: '/products/details/:type', page: 'product-type', index: 'no', signedIn: true },
  { path: '/products/:type', page: 'product-type', index: 'no', signedIn: true },
  { path: '/products/:type/:provider/:id?', page: 'product-detail', index: 'no', signedIn: true },
  { path: '/welcome', page: 'welcome', index: 'no', signedIn: true },
  { path: '/consent', page: 'consent', index: 'no', signedIn: true },
  { path: '/account', page: 'account', index: 'no', signedIn: true },
  { path: '/account/phone', page: 'account-phone', index: 'no', signedIn: true },
  { path: '/account/data', page: 'my-data', index: 'no', signedIn: true },
  { path: '/account/data/archive', page: 'my-data-archive', index: 'no', signedIn: true, bare: true },
  { path: '/account/data/erase', page: 'erase', index: 'no', signedIn: true },
  { path: '/erased', page: 'erased', index: 'no' },
  { path: '/erased/invoice/:id', page: 'last-invoice', index: 'no', bare: true },
  { path: '/stay', page: 'stay', index: 'no', bare: true },

  { path: '/flowsandbox', page: 'sandbox-index', index: 'no', signedIn: true },
  { path: '/flowsandbox/machines/:machine', page: 'machine-sandbox', index: 'no', signedIn: true },
  { path: '/flowsandbox/:flow/:step?/:product?/:productValue?', page: 'flow-sandbox', index: 'no', signedIn: true },
  { path: '/kitchensink', page: 'kitchen-sink', flow: 'every_element', step: 'init', index: 'no' },
  { path: '/dev/sms', page: 'sent-messages', index: 'no' },

  { path: '/nb/m/:path?/:path2?', page: 'moved', index: 'moved', of: '/:path?/:path2?' },
  { path: '/*', page: 'not-found', index: 'no' },
] as const satisfies readonly Page[]
