import { broadbandTiers } from '#contracts/catalogue/broadband-prices.ts'
import { planOf } from '#contracts/catalogue/plans.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import type { Asked } from './asked.ts'
import { BroadbandCalculator } from './broadband-calculator.tsx'
import { PriceTable } from './price-table.tsx'
import { usePrices } from './use-prices.ts'

/** Mobile broadband by the megabyte, in tiers (PRICE-01). */
export function BroadbandPrices({ asked }: { asked?: Asked | undefined }) {
  const t = useText()
  const locale = useLocale()
  const { money } = usePrices()
  const mb = (amount: number) => `${new Intl.NumberFormat(languageTag(locale)).format(amount)}\u00a0MB`
  const perMb = (perGigabyte: number) =>
    new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 2, maximumFractionDigits: 3 }).format(perGigabyte / 100_000)
  return (
    <>
      <p>
        {t('prices.broadband.intro')} {t('prices.broadband.monthly', { monthly: money(planOf('mobilt-bredband').monthly) })}
      </p>
      <PriceTable
        caption={t('catalogue.table.broadband')}
        hideCaption
        columns={[t('prices.column.data'), t('prices.column.perMb')]}
        rows={broadbandTiers.map(({ upToMb, perGigabyte }, at) => {
          const from = broadbandTiers[at - 1]?.upToMb ?? 0
          const last = at === broadbandTiers.length - 1
          return [
            String(upToMb),
            last ? t('catalogue.broadband.above', { from: mb(from) }) : t('catalogue.broadband.tier', { from: mb(from), to: mb(upToMb) }),
            `${perMb(perGigabyte)}\u00a0kr`,
          ]
        })}
      />
      <BroadbandCalculator asked={asked} />
    </>
  )
}
