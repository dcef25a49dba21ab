import { index, route, type RouteConfig } from '@react-router/dev/routes'

/**
 * Under a line of products an address is decided in this order: a fixed page (a route of its own), then a plan (mobile) or a
 * flow's name (insurance), then an article or answer; a name that is none of them leads to the line's own page (PAGE-18).
 */
export default [
  index('routes/home.tsx'),
  route('forside', 'routes/home.tsx', { id: 'forside' }),
  route('login/:key?', 'routes/login.tsx'),
  route('signup/:id?', 'routes/signup.tsx'),

  route('mobilabonnement', 'routes/mobile.tsx'),
  route('mobilabonnement/produkter', 'routes/mobile-products.tsx'),
  route('mobilabonnement/konkurranse', 'routes/competition.tsx'),
  route('mobil/konkurranse', 'routes/competition.tsx', { id: 'mobil-konkurranse' }),
  route('mobilabonnement/overview', 'routes/mobile-products.tsx', { id: 'mobilabonnement-overview' }),
  route('mobilabonnement/ovrige-priser-alle-abonnement', 'routes/other-prices.tsx'),
  route('mobilabonnement/barneabonnement', 'routes/child-plan.tsx'),
  route('mobilabonnement/:plan', 'routes/plan.tsx'),
  route('mobil', 'routes/moved.ts', { id: 'mobil' }),
  route('mobil/produkter', 'routes/mobile-products.tsx', { id: 'mobil-produkter' }),
  route('mobil/overview', 'routes/mobile-products.tsx', { id: 'mobil-overview' }),
  route('mobil/ovrige-priser-alle-abonnement', 'routes/other-prices.tsx', { id: 'mobil-ovrige-priser' }),
  route('mobil/:plan', 'routes/plan.tsx', { id: 'mobil-plan' }),
  route('mobile', 'routes/moved.ts', { id: 'mobile-alias' }),
  route('mobile/:articleName', 'routes/article.tsx'),

  route('refinansiering', 'routes/refinancing.tsx'),
  route('refinansiering-lp/:dynamic', 'routes/refinancing.tsx', { id: 'refinansiering-lp' }),
  route('refinansiering/:articleName', 'routes/article.tsx', { id: 'refinansiering-article' }),
  route('refinancing', 'routes/moved.ts', { id: 'refinancing' }),
  route('refinancing/:articleName', 'routes/article.tsx', { id: 'refinancing-article' }),
  route('aconto', 'routes/moved.ts', { id: 'aconto' }),

  route('forsikring/:flow?/:step?/:sessionId?', 'routes/insurance.tsx'),
  route('insurance/:flow?/:step?/:sessionId?', 'routes/insurance.tsx', { id: 'insurance-en' }),
  route('hiddenInsurance/:flow?/:step?/:sessionId?', 'routes/hidden-insurance.tsx'),
  route('tilbakemelding-mobil', 'routes/mobile-feedback.tsx'),
  route('intro', 'routes/intro.tsx'),
  route('splash', 'routes/splash.tsx'),

  route('om-scoopr', 'routes/about.tsx'),
  route('kundeservice', 'routes/customer-service.tsx'),
  route('kundeservice/:slug', 'routes/service-answer.tsx'),
  route('brukervilkar', 'routes/terms.tsx'),
  route('mobil-brukervilkar', 'routes/mobile-terms.tsx'),
  route('brukervilkar-forsikring', 'routes/insurance-terms.tsx'),
  route('personvernerklaering', 'routes/privacy.tsx'),
  route('cookies', 'routes/cookies.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('blog/:slug', 'routes/blog-post.tsx'),
  route('telibob/:phone?', 'routes/telibob.tsx'),
  route('telipol/:phone?', 'routes/telipol.tsx'),

  route('products', 'routes/products.tsx'),
  route('products/order/:line', 'routes/order-chat.ts'),
  route('products/details/:type', 'routes/product-type.tsx', { id: 'product-details' }),
  route('products/:type', 'routes/product-type.tsx'),
  route('products/:type/:provider/:id?', 'routes/product-detail.tsx'),
  route('welcome', 'routes/welcome.tsx'),
  route('consent', 'routes/consent.tsx'),
  route('account', 'routes/account.tsx'),
  route('account/phone', 'routes/account-phone.tsx'),
  route('account/data', 'routes/my-data.tsx'),
  route('account/data/archive', 'routes/my-data-archive.ts'),
  route('account/data/erase', 'routes/erase.tsx'),
  route('erased', 'routes/erased.tsx'),
  route('erased/invoice/:id', 'routes/last-invoice.ts'),

  route('flowsandbox', 'routes/sandbox-index.tsx'),
  route('flowsandbox/machines/:machine', 'routes/machine-sandbox.tsx'),
  route('flowsandbox/:flow/:step?/:product?/:productValue?', 'routes/flow-sandbox.tsx'),

  route('kitchensink', 'routes/kitchen-sink.tsx'),
  route('dev/sms', 'routes/sent-messages.tsx'),
  route('nb/m/:path?/:path2?', 'routes/moved.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
