import type { ReactNode } from 'react'
import type { Result } from '#contracts/kernel/result.ts'
import type { PowerOverview } from '#contracts/products/power-overview.ts'
import { runningOf } from '#contracts/products/subscription.ts'
import { OrderLink } from '#src/site/plans/order-link.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useCount, useText } from '#src/i18n/use-text.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { UnreachedCard } from '#src/customer/products/unreached-card.tsx'
import { AgreementList } from '#src/customer/products/agreement-list.tsx'
import styles from '#src/customer/products/overview-page.module.css'

type PowerProductsProps = {
  agreements: Result<PowerOverview[]>
  inside: (orderId: string | undefined) => ReactNode
  order: { to: string; onOrder: () => void } | undefined
}

/** An outage of the power system is reported here only (PROD-06). */
export function PowerProducts({ agreements, inside, order }: PowerProductsProps) {
  const t = useText()
  const count = useCount()
  const owned = agreements.ok ? agreements.value : []
  const running = runningOf(owned).length
  return (
    <section className={styles.line} aria-labelledby="line-power">
      <div className={styles.head}>
        <h2 id="line-power">{t('power.title')}</h2>
        {running > 0 && <p className={styles.count}>{count('power.count', running)}</p>}
        {owned.length > 0 && (
          <LinkButton to={pathTo('product-type', { type: 'power' })} variant="secondary">
            {t('products.seePower')}
          </LinkButton>
        )}
        {owned.length > 0 && order && (
          <OrderLink {...order} variant="secondary">
            {t('power.another')}
          </OrderLink>
        )}
      </div>
      {!agreements.ok && <UnreachedCard title={t('power.unreachable')} text={t('power.unreachableText')} />}
      {owned.length > 0 && <AgreementList agreements={owned} inside={inside} />}
    </section>
  )
}
