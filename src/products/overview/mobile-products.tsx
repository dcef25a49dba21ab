import type { ReactNode } from 'react'
import type { Result } from '#contracts/kernel/result.ts'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
import { paths } from '#src/paths.ts'
import { useText } from '#src/i18n/use-text.ts'
import { BotFace } from '#src/ui/bot-face.tsx'
import { Card } from '#src/ui/card.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import styles from './overview-page.module.css'
import { SubscriptionCard } from './subscription-card.tsx'

/** The customer's mobile subscriptions; when the mobile system does not answer, that is said here and nowhere else (PROD-06). `inside` stands in the cards, by subscription. */
export function MobileProducts({ subscriptions, inside }: { subscriptions: Result<SubscriptionOverview[]>; inside?: Readonly<Record<string, ReactNode>> }) {
  const t = useText()
  if (!subscriptions.ok) {
    return (
      <Card look="inactive" className={styles.trouble}>
        <BotFace mood="sorry" size={64} />
        <div>
          <h3>{t('pages.products.unreachable')}</h3>
          <p>{t('pages.products.unreachableText')}</p>
        </div>
        <LinkButton to={paths.products()} reloadDocument variant="secondary">
          {t('pages.error.again')}
        </LinkButton>
      </Card>
    )
  }
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
