import type { ReactNode } from 'react'
import { formatExact, formatPerKwh, kroner } from '#contracts/kernel/money.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import type { PowerSubscription } from '#contracts/products/usage.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Facts } from '#src/customer/products/facts.tsx'
import card from '#src/customer/products/parts/product-card.module.css'
import { PowerChart } from './power-chart.tsx'
import styles from './usage.module.css'

type PowerCardProps = { subscription: PowerSubscription; level?: 2 | 3; children?: ReactNode }

export function PowerCard({ subscription, level = 3, children }: PowerCardProps) {
  const t = useText()
  const locale = useLocale()
  const { id, subscriptionName, address, usage, monthUsage, rate, balance, currency } = subscription
  const Heading = level === 2 ? 'h2' : 'h3'
  const kwh = new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 2 }).format(monthUsage)
  return (
    <Card aria-labelledby={`use-${id} at-${id}`} className={card.card} data-tint="power">
      <div className={card.head}>
        <Heading id={`use-${id}`}>{subscriptionName}</Heading>
        <p id={`at-${id}`}>{address.street}</p>
      </div>
      {usage.length > 0 ? (
        <>
          <PowerChart months={usage} />
          <Facts
            facts={[
              [t('usage.power.last'), `${kwh}\u00a0kWh`],
              [t('usage.power.rate'), formatPerKwh(Math.round(rate * 100), locale, currency)],
              [t('usage.power.balance'), formatExact(kroner(balance), locale, currency)],
            ]}
          />
        </>
      ) : (
        <p className={styles.notes}>{t('usage.power.none')}</p>
      )}
      {children}
    </Card>
  )
}
