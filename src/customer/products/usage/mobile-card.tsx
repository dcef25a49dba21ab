import type { ReactNode } from 'react'
import { uncontrolledData } from '#contracts/catalogue/norway.ts'
import { dataControl } from '#contracts/catalogue/plans.ts'
import { priceOn } from '#contracts/catalogue/price-book.ts'
import { useToday } from '#src/api/use-today.ts'
import { formatDayIn } from '#contracts/kernel/days.ts'
import { formatExact, kroner } from '#contracts/kernel/money.ts'
import { isCosting } from '#contracts/products/rated.ts'
import { usedUpOf, type MobileSubscription } from '#contracts/products/usage.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { PhoneNumber } from '#src/ui/phone-number.tsx'
import { Facts, formatWhen } from '#src/customer/products/facts.tsx'
import card from '#src/customer/products/parts/product-card.module.css'
import { MobileUsage } from './mobile-usage.tsx'
import styles from './usage.module.css'

type MobileCardProps = { subscription: MobileSubscription; left: number; level?: 2 | 3; children?: ReactNode }

export function MobileCard({ subscription, left, level = 3, children }: MobileCardProps) {
  const t = useText()
  const locale = useLocale()
  const { id, subscriptionName, phoneNumber, forChild, isOwner, usage } = subscription
  const [month] = usage
  const Heading = level === 2 ? 'h2' : 'h3'
  const costs = isOwner ? (month?.costs.filter(({ amount }) => amount !== 0) ?? []) : []
  const currency = month?.costsCurrency ?? 'NOK'
  const money = (amount: number) => formatExact(kroner(amount), locale, currency)
  const most = formatExact(priceOn(uncontrolledData.maxMonthly, useToday()).amount, locale, currency)
  return (
    <Card aria-labelledby={`use-${id} phone-${id}`} className={card.card}>
      <div className={card.head}>
        <Heading id={`use-${id}`}>{subscriptionName}</Heading>
        <p id={`phone-${id}`}>
          <PhoneNumber number={phoneNumber} />
        </p>
      </div>
      {forChild && <p className={card.sub}>{t('pages.sub.forChild', { name: forChild })}</p>}
      <MobileUsage subscription={subscription} left={left} />
      {isOwner && month?.costsForCurrentMonth !== undefined && (
        <Facts
          facts={[
            ...costs.flatMap(({ kind, amount }) =>
              isCosting(kind) ? [[t(`usage.kind.${kind}`, { most }), money(amount)] as const] : [],
            ),
            [t('usage.cost'), money(month.costsForCurrentMonth)],
          ]}
        />
      )}
      <div className={styles.notes}>
        {!isOwner && <p>{t('usage.notOwner')}</p>}
        {month && usedUpOf(subscription) === 'stopped' && (
          <p>{t('usage.dataControl', { mb: dataControl.overMb, date: formatDayIn(locale, dataControl.from) })}</p>
        )}
        {month && <p>{t('products.updated', { when: formatWhen(month.lastUpdated, locale) })}</p>}
      </div>
      {children}
    </Card>
  )
}
