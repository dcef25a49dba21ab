import type { Price } from '#contracts/catalogue/price.ts'
import { formatMoney, type Ore } from '#contracts/kernel/money.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'

/** How the price lists say a price: with its unit, "Gratis" for nothing, and a star where the operator has yet to set it. */
export function usePrices() {
  const t = useText()
  const locale = useLocale()
  const money = (amount: Ore) => formatMoney(amount, locale)
  const bare = ({ amount, setByOperator }: Price) => (amount === 0 ? t('catalogue.free') : money(amount)) + (setByOperator ? '*' : '')
  const price = (each: Price) => (each.amount === 0 ? bare(each) : t(`catalogue.unit.${each.unit}`, { price: bare(each) }))
  return { money, bare, price }
}
