import { formatMoney, type Ore } from '#contracts/kernel/money.ts'
import { useLocale } from '#src/i18n/use-text.ts'

export function Money({ amount }: { amount: Ore }) {
  const locale = useLocale()
  return <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{formatMoney(amount, locale)}</span>
}
