import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { Money } from '#src/ui/money.tsx'
import { PhoneNumber } from '#src/ui/phone-number.tsx'
import { PortationTracker } from './overview/portation-tracker.tsx'
import styles from './subscription-card.module.css'

const TONES = { ORDERED: 'tint', ACTIVE: 'good', ENDED: 'still' } as const satisfies Record<
  SubscriptionOverview['state'],
  BadgeTone
>

export function SubscriptionCard({
  subscription,
  children,
}: {
  subscription: SubscriptionOverview
  children?: ReactNode
}) {
  const t = useText()
  const { id, orderId, subscriptionName, phoneNumber, state, forChild, monthly, portation } = subscription
  return (
    <Card className={styles.card} aria-labelledby={`sub-${id} number-${id}`}>
      <div className={styles.head}>
        <h3 id={`sub-${id}`}>{subscriptionName}</h3>
        <Badge tone={TONES[state]}>{t(`pages.sub.state.${state}`)}</Badge>
      </div>
      {forChild && <p className={styles.child}>{t('pages.sub.forChild', { name: forChild })}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('pages.sub.number')}</dt>
          <dd id={`number-${id}`}>{phoneNumber ? <PhoneNumber number={phoneNumber} /> : t('pages.products.new')}</dd>
        </div>
        <div>
          <dt>{t('pages.sub.monthly')}</dt>
          <dd>
            <Money amount={monthly} />
          </dd>
        </div>
      </dl>
      <p className={styles.order}>
        <Link to={pathTo('order', { id: orderId })}>{t('pages.order.see')}</Link>
      </p>
      {portation && <PortationTracker subscription={id} portation={portation} />}
      {children}
    </Card>
  )
}
