import type { ReactNode } from 'react'
import type { Result } from '#contracts/kernel/result.ts'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
import { useText } from '#src/i18n/use-text.ts'
import { UnreachedCard } from './unreached-card.tsx'
import styles from './overview-page.module.css'
import { SubscriptionCard } from './subscription-card.tsx'

/** An outage of the mobile system is reported here only (PROD-06). `inside` is rendered in each subscription's card. */
export function MobileProducts({
  subscriptions,
  inside,
}: {
  subscriptions: Result<SubscriptionOverview[]>
  inside?: Readonly<Record<string, ReactNode>>
}) {
  const t = useText()
  if (!subscriptions.ok)
    return <UnreachedCard title={t('pages.products.unreachable')} text={t('pages.products.unreachableText')} />
  return (
    <ul className={styles.subscriptions}>
      {subscriptions.value.map((subscription) => (
        <li key={subscription.id}>
          <SubscriptionCard subscription={subscription}>{inside?.[subscription.id]}</SubscriptionCard>
        </li>
      ))}
    </ul>
  )
}
