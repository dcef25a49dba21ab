import { useId } from 'react'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
import type { PowerOverview } from '#contracts/products/power-overview.ts'
import { useText } from '#src/i18n/use-text.ts'
import { AgreementCard } from './overview/agreement-card.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import styles from './type-page.module.css'

export type Known = { mobile: readonly SubscriptionOverview[]; power: readonly PowerOverview[] }

/** Known products missing from the provider's answer: orders under way, or all of them while the provider is down. */
export function untold({ mobile, power }: Known, told: readonly { id: string }[]): Known {
  const ids = new Set(told.map(({ id }) => id))
  const isMissing = ({ id, state }: { id: string; state: string }) => state !== 'ENDED' && !ids.has(id)
  return { mobile: mobile.filter(isMissing), power: power.filter(isMissing) }
}

export function KnownSubscriptions({ known: { mobile, power } }: { known: Known }) {
  const t = useText()
  const heading = useId()
  const isUnderWay = [...mobile, ...power].every(({ state }) => state === 'ORDERED')
  if (mobile.length + power.length === 0) return null
  return (
    <section className={styles.known} aria-labelledby={heading}>
      <h2 id={heading}>{t(isUnderWay ? 'products.underWay' : 'products.known')}</h2>
      <ul className={styles.cards}>
        {mobile.map((subscription) => (
          <li key={subscription.id}>
            <SubscriptionCard subscription={subscription} />
          </li>
        ))}
        {power.map((agreement) => (
          <li key={agreement.id}>
            <AgreementCard agreement={agreement} />
          </li>
        ))}
      </ul>
    </section>
  )
}
