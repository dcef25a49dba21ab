import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDayIn } from '#contracts/kernel/days.ts'
import { formatMeteringPoint } from '#contracts/kernel/metering-point.ts'
import { formatMoney, formatPerKwh } from '#contracts/kernel/money.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { PowerOverview } from '#contracts/products/power-overview.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import styles from '#src/customer/products/subscription-card.module.css'

const TONES = { ORDERED: 'tint', ACTIVE: 'good', ENDED: 'still' } as const

export function AgreementCard({ agreement, children }: { agreement: PowerOverview; children?: ReactNode }) {
  const t = useText()
  const locale = useLocale()
  const { id, orderId, subscriptionName, state, address, meteringPoint, kind, perKwh, monthly, currency, startDate } =
    agreement
  const facts = [
    { label: t('power.address'), value: address },
    {
      label: t('power.meteringPoint'),
      value: meteringPoint ? formatMeteringPoint(meteringPoint) : t('power.meteringPoint.later'),
    },
    { label: t(kind === 'fixed' ? 'power.perKwh' : 'power.markup'), value: formatPerKwh(perKwh, locale, currency) },
    { label: t('power.monthly'), value: formatMoney(monthly, locale, currency) },
    { label: t(state === 'ORDERED' ? 'power.starts' : 'power.started'), value: formatDayIn(locale, startDate) },
  ]
  return (
    <Card aria-labelledby={`power-${id} address-${id}`}>
      <div className={styles.head}>
        <h3 id={`power-${id}`}>{subscriptionName}</h3>
        <Badge tone={TONES[state]}>{t(`pages.sub.state.${state}`)}</Badge>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }, at) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd {...(at === 0 && { id: `address-${id}` })}>{value}</dd>
          </div>
        ))}
      </dl>
      {orderId && (
        <p className={styles.order}>
          <Link to={pathTo('order', { id: orderId })}>{t('pages.order.see')}</Link>
        </p>
      )}
      {children}
    </Card>
  )
}
