import { listedPlans } from '#contracts/catalogue/plans.ts'
import type { ProductTypeCards } from '#contracts/content/product-type-cards.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import type { Text } from '#src/i18n/use-text.ts'
import type { SalesCardContent } from './sales-card-content.ts'

/** The sales card of mobile: words of the CMS, figures of the price catalogue (PROD-02). */
export function mobileSalesCard({ card, locale, t }: { card: ProductTypeCards['mobile']; locale: Locale; t: Text }): SalesCardContent {
  const packages = listedPlans().filter(({ kind }) => kind === 'package')
  const cheapest = Math.min(...packages.map(({ monthly }) => monthly))
  const largest = packages.reduce((most, plan) => (plan.dataMb > most.dataMb ? plan : most))
  return {
    title: card.title,
    subtitle: card.text,
    leftBoxLabel: t('pages.sales.data'),
    leftBoxValue: t('pages.sales.upTo', { data: largest.name.replace(' ', '\u00a0') }),
    rightBoxLabel: t('pages.sales.binding'),
    rightBoxValue: t('pages.sales.noBinding'),
    price: t('pages.sales.from', { price: formatMoney(cheapest, locale) }),
    priceText: t('pages.perMonth'),
    orderButtonText: card.buttonText,
    orderLink: card.buttonUrl,
    moreButtonText: card.moreText,
    moreLink: card.moreAction,
    goalFlow: 'mobile_onboarding',
    step: 'init',
    productName: 'mobile',
  }
}
