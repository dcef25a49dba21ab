import { Suspense, type ReactNode } from 'react'
import { Await } from 'react-router'
import type { ProviderState } from '#contracts/products/provider-state.ts'
import type { MobileSubscription } from '#contracts/products/usage.ts'
import { paths } from '#src/paths.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { ShowMore } from '../parts/show-more.tsx'
import { WaitingCard } from '../parts/waiting-card.tsx'
import { MobileCard } from '../usage/mobile-card.tsx'
import styles from './overview-page.module.css'

type UsedMobileProps = { mobile: Promise<ProviderState<MobileSubscription>>; owned: ReadonlySet<string>; left: number; heading: ReactNode; sale: ReactNode }

/** Subscriptions the customer uses but another owns (USE-01), under `heading` where they are the only ones; for who has none of any kind, the sales card (PROD-01). */
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
                      <ShowMore to={paths.mobileDetail(subscription.id)} name={subscription.subscriptionName} />
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
