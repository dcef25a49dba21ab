import { Suspense, type ReactNode } from 'react'
import { Await } from 'react-router'
import type { ProviderState } from '#contracts/products/provider-state.ts'
import type { MobileSubscription } from '#contracts/products/usage.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ShowMore } from '#src/customer/products/parts/show-more.tsx'
import { MobileUsage } from '#src/customer/products/usage/mobile-usage.tsx'
import { Unavailable, WaitingCard } from '#src/customer/products/unreached-card.tsx'
import { MobileCard } from '#src/customer/products/usage/mobile-card.tsx'
import styles from '#src/customer/products/overview-page.module.css'

type UsageStripProps = { id: string; name: string; mobile: Promise<ProviderState<MobileSubscription>>; left: number }

/** Waits for the mobile provider on its own, so that a late or failed provider blocks nothing else (PROD-06). */
export function UsageStrip({ id, name, mobile, left }: UsageStripProps) {
  const t = useText()
  return (
    <Suspense
      fallback={
        <div className={styles.strip}>
          <Skeleton width="120px" height="120px" />
          <Skeleton width="10rem" height="4rem" />
        </div>
      }
    >
      <Await resolve={mobile}>
        {({ error, subscriptions }) => {
          const found = subscriptions.find((subscription) => subscription.id === id)
          if (error) return <p className={styles.late}>{t('products.unavailable')}</p>
          return (
            found && (
              <div className={styles.strip}>
                <MobileUsage subscription={found} left={left} />
                <ShowMore to={pathTo('product-detail', { type: 'mobil', provider: 'eRate', id: id })} name={name} />
              </div>
            )
          )
        }}
      </Await>
    </Suspense>
  )
}

type UsedMobileProps = {
  mobile: Promise<ProviderState<MobileSubscription>>
  owned: ReadonlySet<string>
  left: number
  heading: ReactNode
  sale: ReactNode
}

export function UsedMobile({ mobile, owned, left, heading, sale }: UsedMobileProps) {
  return (
    <Suspense fallback={owned.size === 0 && <WaitingCard />}>
      <Await resolve={mobile}>
        {({ error, subscriptions }) => {
          if (error && owned.size === 0) return <Unavailable />
          const used = subscriptions.filter(({ id }) => !owned.has(id))
          if (used.length === 0) return owned.size === 0 && sale
          return (
            <>
              {owned.size === 0 && heading}
              <ul className={styles.subscriptions}>
                {used.map((subscription) => (
                  <li key={subscription.id}>
                    <MobileCard subscription={subscription} left={left}>
                      <ShowMore
                        to={pathTo('product-detail', { type: 'mobil', provider: 'eRate', id: subscription.id })}
                        name={subscription.subscriptionName}
                      />
                    </MobileCard>
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </Await>
    </Suspense>
  )
}
