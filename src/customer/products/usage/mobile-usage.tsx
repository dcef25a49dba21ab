import * as v from 'valibot'
import { planOf, PlanId } from '#contracts/catalogue/plans.ts'
import { uncontrolledData } from '#contracts/catalogue/norway.ts'
import { formatTransfer } from '#contracts/kernel/format-data.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import { usedUpOf, type MobileSubscription } from '#contracts/products/usage.ts'
import { useCount, useLocale, useText } from '#src/i18n/use-text.ts'
import { UsageRing } from './usage-ring.tsx'
import styles from './usage.module.css'

/** Assumed total when the network could not report it (USE-01). */
const UNKNOWN_TOTAL = 1e11

type Transfer = { transferUsed: number; transferTotal: number; failSync: boolean }

/** Used share of the data package: 1 is all of it, overuse is more than 1 (USE-01). */
export function usedShare({ transferUsed, transferTotal, failSync }: Transfer): number {
  const total = failSync ? UNKNOWN_TOTAL : transferTotal
  return total > 0 ? transferUsed / total : 0
}

/** `left` is the number of days left in the month (USE-01, USE-02). */
export function MobileUsage({ subscription, left }: { subscription: MobileSubscription; left: number }) {
  const t = useText()
  const count = useCount()
  const locale = useLocale()
  const { transferUsed, transferTotal, failSync, plan, usage } = subscription
  const share = usedShare(subscription)
  const percent = new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 0 }).format(
    share,
  )
  const days = left === 0 ? t('usage.lastDay') : count('usage.daysLeft', left)
  const byUse = v.is(PlanId, plan) && (planOf(plan).kind === 'flex' || planOf(plan).kind === 'broadband')
  const used = formatTransfer(transferUsed, locale)
  if (failSync) {
    return (
      <div className={styles.usage}>
        <div className={styles.blurred} aria-hidden="true">
          <UsageRing share={0.4}>00 %</UsageRing>
          <div className={styles.says}>
            <p className={styles.figure}>0,00 / 0,00</p>
            <p>00</p>
          </div>
        </div>
        <div className={styles.over}>
          <p className={styles.figure}>{t('products.unavailable')}</p>
          <p>{t('products.unavailableText')}</p>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.usage}>
      <UsageRing share={share}>
        {transferTotal > 0 ? percent : byUse ? used : t('usage.noData')}
        {(transferTotal > 0 || byUse) && <small>{days}</small>}
      </UsageRing>
      <div className={styles.says}>
        <p className={styles.label}>{t('usage.data')}</p>
        {transferTotal > 0 ? (
          <>
            <p className={styles.figure}>{t('usage.of', { used, total: formatTransfer(transferTotal, locale) })}</p>
            <p>
              {t('usage.percent', { percent })}, {days}
            </p>
            {share >= 1 && <p className={styles.warn}>{t('usage.over')}</p>}
          </>
        ) : (
          <>
            <p className={styles.figure}>{byUse || transferUsed > 0 ? t('usage.used', { used }) : t('usage.noData')}</p>
            <p>{byUse ? `${t('usage.byUse')} ${days}` : t('usage.noDataText')}</p>
          </>
        )}
        {usage[0]?.serviceStatus === 'THROTTLED' && (
          <p className={styles.warn}>
            {usedUpOf(subscription) === 'stopped'
              ? t('usage.stopped')
              : t('usage.throttled', { kbps: uncontrolledData.throttleKbps })}
          </p>
        )}
      </div>
    </div>
  )
}
