import type { PlanId } from '#contracts/catalogue/plans.ts'
import { formatDayIn } from '#contracts/kernel/days.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { useFrameData } from '#src/shell/frame-data.ts'

/** The plan's next monthly price and its day, if the price book has one (ONE-01). */
export function ComingPrice({ plan }: { plan: PlanId }) {
  const t = useText()
  const locale = useLocale()
  const coming = useFrameData()?.comingPrices[plan]
  return (
    coming && (
      <small>
        {t('pages.comingPrice', { day: formatDayIn(locale, coming.from), price: formatMoney(coming.monthly, locale) })}
      </small>
    )
  )
}
