import { useState } from 'react'
import type { Person } from '#contracts/account/credentials.ts'
import type { ProductTypeCards } from '#contracts/content/product-type-cards.ts'
import type { Result } from '#contracts/kernel/result.ts'
import { isActive } from '#contracts/products/active-products.ts'
import type { PowerOverview } from '#contracts/products/power-overview.ts'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
import type { Conversation } from '#src/api/portal.ts'
import { ChatDialog } from '#src/chat/chat-dialog.tsx'
import { useCount } from '#src/i18n/use-count.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { LineCard } from './line-card.tsx'
import { LineGlyph } from './line-glyph.tsx'
import { MobileProducts } from './mobile-products.tsx'
import { mobileSalesCard } from './mobile-sales-card.ts'
import { PageHead } from './page-head.tsx'
import { PageIntro } from './page-intro.tsx'
import { PowerProducts } from './power-products.tsx'
import styles from './products-page.module.css'
import { SalesCard } from './sales-card.tsx'

type ProductsPageProps = {
  person: Person
  subscriptions: Result<SubscriptionOverview[]>
  agreements: Result<PowerOverview[]>
  cards: ProductTypeCards
  chat: Conversation
}

/** What the customer has with us, and what there is to be had (PROD-01, PROD-02). */
export function ProductsPage({ person, subscriptions, agreements, cards, chat }: ProductsPageProps) {
  const t = useText()
  const count = useCount()
  const locale = useLocale()
  const [ordering, setOrdering] = useState(false)
  const order = () => setOrdering(true)
  const owns = !subscriptions.ok || subscriptions.value.length > 0
  const hasPower = !agreements.ok || agreements.value.length > 0
  const sellsPower = isActive('power', locale)
  const sells = isActive('mobile', locale)
  const sale = mobileSalesCard({ card: cards.mobile, locale, t })
  return (
    <>
      <PageHead title={t('pages.products.title')} noindex />
      <PageIntro heading={t('pages.products.title')} lead={t('pages.products.greeting', { name: person.firstName })} />
      <div className={styles.page}>
        {(hasPower || sellsPower) && <PowerProducts agreements={agreements} card={cards.power} onOrder={sellsPower ? order : undefined} />}
        <section className={styles.line} aria-labelledby="line-mobile">
          <div className={styles.head}>
            <h2 id="line-mobile">{t('pages.products.mobile')}</h2>
            {subscriptions.ok && owns && <p className={styles.count}>{count('pages.products.count', subscriptions.value.length)}</p>}
            {owns && sells && (
              <Button variant="secondary" onClick={order}>
                {t('pages.products.another')}
              </Button>
            )}
          </div>
          {owns ? (
            <MobileProducts subscriptions={subscriptions} />
          ) : (
            <SalesCard card={sale} onOrder={order} inactive={sells ? undefined : t('pages.notHere')} glyph={<LineGlyph line="mobile" />} />
          )}
        </section>
        <section className={styles.others} aria-label={t('pages.more')}>
          <LineCard line="refinancing" card={cards.refinancing} />
          <LineCard line="insurance" card={cards.insurance} />
        </section>
      </div>
      <ChatDialog open={ordering} onClose={() => setOrdering(false)} title={t(sellsPower ? 'power.orderTitle' : 'pages.products.orderTitle')} conversation={chat} />
    </>
  )
}
