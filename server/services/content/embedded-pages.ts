import nbHome from '#content/nb_NO/home.json' with { type: 'json' }
import nbMobileLanding from '#content/nb_NO/mobile-landing.json' with { type: 'json' }
import nbPlans from '#content/nb_NO/plans.json' with { type: 'json' }
import nbProductList from '#content/nb_NO/product-list.json' with { type: 'json' }
import nbProductTypeCards from '#content/nb_NO/product-type-cards.json' with { type: 'json' }
import nbCookieDisclaimer from '#content/nb_NO/cookie-disclaimer.json' with { type: 'json' }
import nbCustomerService from '#content/nb_NO/customer-service.json' with { type: 'json' }
import nbFaq from '#content/nb_NO/faq.json' with { type: 'json' }
import nbConsentTerms from '#content/nb_NO/consent-terms.json' with { type: 'json' }
import nbOrderTerms from '#content/nb_NO/order-terms.json' with { type: 'json' }
import nbWithdrawal from '#content/nb_NO/withdrawal.json' with { type: 'json' }
import nbFaqMobile from '#content/nb_NO/faq-mobile.json' with { type: 'json' }
import enHome from '#content/en_US/home.json' with { type: 'json' }
import enMobileLanding from '#content/en_US/mobile-landing.json' with { type: 'json' }
import enPlans from '#content/en_US/plans.json' with { type: 'json' }
import enProductList from '#content/en_US/product-list.json' with { type: 'json' }
import enProductTypeCards from '#content/en_US/product-type-cards.json' with { type: 'json' }
import enCookieDisclaimer from '#content/en_US/cookie-disclaimer.json' with { type: 'json' }
import enCustomerService from '#content/en_US/customer-service.json' with { type: 'json' }
import enFaq from '#content/en_US/faq.json' with { type: 'json' }
import enConsentTerms from '#content/en_US/consent-terms.json' with { type: 'json' }
import enOrderTerms from '#content/en_US/order-terms.json' with { type: 'json' }
import enWithdrawal from '#content/en_US/withdrawal.json' with { type: 'json' }
import enFaqMobile from '#content/en_US/faq-mobile.json' with { type: 'json' }
import svHome from '#content/sv_SE/home.json' with { type: 'json' }
import svProductTypeCards from '#content/sv_SE/product-type-cards.json' with { type: 'json' }
import svCookieDisclaimer from '#content/sv_SE/cookie-disclaimer.json' with { type: 'json' }
import svCustomerService from '#content/sv_SE/customer-service.json' with { type: 'json' }
import svFaq from '#content/sv_SE/faq.json' with { type: 'json' }
import svConsentTerms from '#content/sv_SE/consent-terms.json' with { type: 'json' }
import daHome from '#content/da_DK/home.json' with { type: 'json' }
import daProductTypeCards from '#content/da_DK/product-type-cards.json' with { type: 'json' }
import daCookieDisclaimer from '#content/da_DK/cookie-disclaimer.json' with { type: 'json' }
import daCustomerService from '#content/da_DK/customer-service.json' with { type: 'json' }
import daFaq from '#content/da_DK/faq.json' with { type: 'json' }
import daConsentTerms from '#content/da_DK/consent-terms.json' with { type: 'json' }
import nbInsurance from '#content/nb_NO/insurance.json' with { type: 'json' }
import nbHiddenInsurance from '#content/nb_NO/hidden-insurance.json' with { type: 'json' }
import nbIntro from '#content/nb_NO/intro.json' with { type: 'json' }
import nbMobileFeedback from '#content/nb_NO/mobile-feedback.json' with { type: 'json' }
import enInsurance from '#content/en_US/insurance.json' with { type: 'json' }
import enHiddenInsurance from '#content/en_US/hidden-insurance.json' with { type: 'json' }
import enIntro from '#content/en_US/intro.json' with { type: 'json' }
import enMobileFeedback from '#content/en_US/mobile-feedback.json' with { type: 'json' }
import svIntro from '#content/sv_SE/intro.json' with { type: 'json' }
import daIntro from '#content/da_DK/intro.json' with { type: 'json' }
import type { Locale } from '#contracts/kernel/locale.ts'

/** The pages of a locale by name, as written in content/; a locale need not have every page. */
export type Pages = Readonly<Record<string, unknown>>

/** Every page the embedded content has. */
export const embeddedPages: Record<Locale, Pages> = {
  nb_NO: {
    home: nbHome,
    'mobile-landing': nbMobileLanding,
    plans: nbPlans,
    'product-list': nbProductList,
    'product-type-cards': nbProductTypeCards,
    'cookie-disclaimer': nbCookieDisclaimer,
    'customer-service': nbCustomerService,
    faq: nbFaq,
    'consent-terms': nbConsentTerms,
    'order-terms': nbOrderTerms,
    withdrawal: nbWithdrawal,
    'faq-mobile': nbFaqMobile,
    insurance: nbInsurance,
    'hidden-insurance': nbHiddenInsurance,
    intro: nbIntro,
    'mobile-feedback': nbMobileFeedback,
  },
  sv_SE: {
    home: svHome,
    'product-type-cards': svProductTypeCards,
    'cookie-disclaimer': svCookieDisclaimer,
    'customer-service': svCustomerService,
    faq: svFaq,
    'consent-terms': svConsentTerms,
    intro: svIntro,
  },
  da_DK: {
    home: daHome,
    'product-type-cards': daProductTypeCards,
    'cookie-disclaimer': daCookieDisclaimer,
    'customer-service': daCustomerService,
    faq: daFaq,
    'consent-terms': daConsentTerms,
    intro: daIntro,
  },
  en_US: {
    home: enHome,
    'mobile-landing': enMobileLanding,
    plans: enPlans,
    'product-list': enProductList,
    'product-type-cards': enProductTypeCards,
    'cookie-disclaimer': enCookieDisclaimer,
    'customer-service': enCustomerService,
    faq: enFaq,
    'consent-terms': enConsentTerms,
    'order-terms': enOrderTerms,
    withdrawal: enWithdrawal,
    'faq-mobile': enFaqMobile,
    insurance: enInsurance,
    'hidden-insurance': enHiddenInsurance,
    intro: enIntro,
    'mobile-feedback': enMobileFeedback,
  },
}
