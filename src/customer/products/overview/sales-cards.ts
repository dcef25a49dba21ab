import { advertised } from '#contracts/catalogue/terms.ts'
import { isPowerCountry } from '#contracts/catalogue/power-area.ts'
import { powerAgreementsIn, powerCurrency } from '#contracts/catalogue/power.ts'
import type { ProductTypeCards } from '#contracts/content/product-type-cards.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import { priceOn } from '#contracts/catalogue/price-book.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import type { Text } from '#locales/message-id.ts'
import type { SalesCardContent } from '#src/site/landings/sales-card-content.ts'
import { orderChats, type OrderLine } from '#src/customer/products/use-order.ts'
import { listedPlansOn } from '#contracts/catalogue/plans.ts'

type Words = { cards: ProductTypeCards; locale: Locale; today: Day; t: Text }

/** Texts come from the CMS, prices from the catalogue (PROD-02). */
export function salesCard(line: OrderLine, { cards, locale, today, t }: Words): SalesCardContent {
  if (line === 'mobile') return mobileSalesCard({ card: cards.mobile, locale, today, t })
  const { title, text, buttonText, buttonUrl, moreText, moreAction } = cards[line]
  const { flow, step } = orderChats[line]
  const words = {
    title,
    subtitle: text,
    orderButtonText: buttonText,
    orderLink: buttonUrl,
    moreButtonText: moreText,
    moreLink: moreAction,
    goalFlow: flow,
    step,
    productName: line,
  }
  return { ...words, ...figures[line]({ locale, today, t }) }
}

type Figures = Pick<
  SalesCardContent,
  'leftBoxLabel' | 'leftBoxValue' | 'rightBoxLabel' | 'rightBoxValue' | 'price' | 'priceText'
>

const figures: Record<Exclude<OrderLine, 'mobile'>, (words: Omit<Words, 'cards'>) => Figures> = {
  refinancing: ({ locale, t }) => ({
    leftBoxLabel: t('products.sale.banks'),
    leftBoxValue: String(advertised.refinancingBanks),
    rightBoxLabel: t('products.sale.saving'),
    rightBoxValue: formatMoney(advertised.refinancingAverageSaving, locale),
    price: t('products.sale.free'),
    priceText: t('products.sale.toCheck'),
  }),
  insurance: ({ t }) => ({
    leftBoxLabel: t('products.sale.share'),
    leftBoxValue: t('products.sale.over', { percent: advertised.insuranceSavingOverPercent }),
    rightBoxLabel: t('products.sale.binding'),
    rightBoxValue: t('products.sale.none'),
    price: t('products.sale.free'),
    priceText: t('products.sale.toAsk'),
  }),
  power: ({ locale, today, t }) => {
    const country = countryOf(locale)
    const agreements = isPowerCountry(country) ? powerAgreementsIn(country) : []
    const cheapest = Math.min(...agreements.map(({ fee }) => priceOn(fee, today).amount))
    return {
      leftBoxLabel: t('products.sale.kinds'),
      leftBoxValue: t('products.sale.kindsCount', { count: agreements.length }),
      rightBoxLabel: t('products.sale.binding'),
      rightBoxValue: t('products.sale.none'),
      price: isPowerCountry(country)
        ? t('products.sale.power', { price: formatMoney(cheapest, locale, powerCurrency(country)) })
        : '',
      priceText: t('products.sale.month'),
    }
  },
}

function mobileSalesCard({
  card,
  locale,
  today,
  t,
}: Omit<Words, 'cards'> & { card: ProductTypeCards['mobile'] }): SalesCardContent {
  const packages = listedPlansOn(today).filter(({ kind }) => kind === 'package')
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
