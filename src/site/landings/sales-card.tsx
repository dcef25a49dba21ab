import type { ReactNode } from 'react'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { OrderLink } from '#src/site/plans/order-link.tsx'
import type { SalesCardContent } from './sales-card-content.ts'
import styles from './sales-card.module.css'

type SalesCardProps = { card: SalesCardContent; onOrder: () => void; inactive?: string | undefined; glyph: ReactNode }

/** `inactive` is the reason why it cannot be ordered. Without JavaScript the order button is a link (PROD-02). */
export function SalesCard({ card, onOrder, inactive, glyph }: SalesCardProps) {
  return (
    <Card look={inactive ? 'inactive' : 'raised'} className={styles.sales}>
      <div className={styles.head}>
        {glyph}
        <div>
          <h3 className={styles.title}>{card.title}</h3>
          <p className={styles.subtitle}>{card.subtitle}</p>
        </div>
      </div>
      {inactive ? (
        <Badge tone="still">{inactive}</Badge>
      ) : (
        <>
          <dl className={styles.boxes}>
            <div>
              <dt>{card.leftBoxLabel}</dt>
              <dd>{card.leftBoxValue}</dd>
            </div>
            <div>
              <dt>{card.rightBoxLabel}</dt>
              <dd>{card.rightBoxValue}</dd>
            </div>
          </dl>
          <p className={styles.price}>
            <strong>{card.price}</strong> {card.priceText}
          </p>
          <div className={styles.ways}>
            <OrderLink to={card.orderLink} onOrder={onOrder}>
              {card.orderButtonText}
            </OrderLink>
            <LinkButton to={card.moreLink} variant="quiet">
              {card.moreButtonText}
            </LinkButton>
          </div>
        </>
      )}
    </Card>
  )
}
