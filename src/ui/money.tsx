import { formatMoney, type Ore } from '#contracts/kernel/money.ts'
import { useLocale } from '#src/i18n/use-text.ts'

/** An amount in øre, in the locale's own digits, tabular and never broken over two lines. */
export function Money({ amount }: { amount: Ore }) {
  const locale = useLocale()
  return <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{formatMoney(amount, locale)}</span>
}
