import { Suspense } from 'react'
import { Await } from 'react-router'
import type { ProviderState } from '#contracts/products/provider-state.ts'
import type { MobileSubscription } from '#contracts/products/usage.ts'
import { paths } from '#src/paths.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ShowMore } from '../parts/show-more.tsx'
import { MobileUsage } from '../usage/mobile-usage.tsx'
import styles from './overview-page.module.css'

type UsageStripProps = { id: string; name: string; mobile: Promise<ProviderState<MobileSubscription>>; left: number }

/** A subscription's use, on its card when the mobile provider has told it; a provider that is late or down holds up nothing else (PROD-06). */
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
                <ShowMore to={paths.mobileDetail(id)} name={name} />
              </div>
            )
          )
        }}
      </Await>
    </Suspense>
  )
}
