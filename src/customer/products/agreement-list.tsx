import type { ReactNode } from 'react'
import type { PowerOverview } from '#contracts/products/power-overview.ts'
import styles from './overview-page.module.css'
import { AgreementCard } from './overview/agreement-card.tsx'

type AgreementListProps = {
  agreements: readonly PowerOverview[]
  inside?: (orderId: string | undefined) => ReactNode
}

/** `inside` is rendered in the card of the order it is given. */
export function AgreementList({ agreements, inside }: AgreementListProps) {
  return (
    <ul className={styles.subscriptions}>
      {agreements.map((agreement) => (
        <li key={agreement.id}>
          <AgreementCard agreement={agreement}>{inside?.(agreement.orderId)}</AgreementCard>
        </li>
      ))}
    </ul>
  )
}
