import { Fragment, Suspense } from 'react'
import { Await } from 'react-router'
import type { Person } from '#contracts/account/credentials.ts'
import type { OrderRights } from '#contracts/orders/withdrawal.ts'
import type { ProductTypeCards } from '#contracts/content/product-type-cards.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Result } from '#contracts/kernel/result.ts'
import { isActive } from '#contracts/products/offers.ts'
import type { Invoice } from '#contracts/products/invoice.ts'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
import type { PowerOverview } from '#contracts/products/power-overview.ts'
import type { ProductsOverview } from '#contracts/products/provider-state.ts'
import { runningOf } from '#contracts/products/subscription.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useCount, useLocale, useText } from '#src/i18n/use-text.ts'
import { LineGlyph } from '#src/site/landings/line-glyph.tsx'
import { Rights } from '#src/customer/withdrawal/rights.tsx'
import { MobileProducts } from './mobile-products.tsx'
import { OrderLink } from '#src/site/plans/order-link.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { PowerProducts } from './overview/power-products.tsx'
import { SalesCard } from '#src/site/landings/sales-card.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { UnpaidInvoices } from './invoices/unpaid-invoices.tsx'
import { type OrderLine, useOrder } from './use-order.ts'
import { Unavailable, WaitingCard } from './unreached-card.tsx'
import { ProductTexts } from './product-texts.tsx'
import { InsuranceCard } from './overview/insurance-card.tsx'
import { Line, Unseen } from './overview/line.tsx'
import { OrderDialog } from './overview/order-dialog.tsx'
import styles from './overview-page.module.css'
import { salesCard } from './overview/sales-cards.ts'
import { UsageStrip, UsedMobile } from './overview/usage-strip.tsx'

type OverviewPageProps = {
  person: Person
  owned: Result<SubscriptionOverview[]>
  agreements: Result<PowerOverview[]>
  overview: ProductsOverview
  cards: ProductTypeCards
  rights: readonly OrderRights[]
  insurerUrl: string
  overdue: Invoice[] | Promise<Invoice[]>
  left: number
  today: Day
}

export function OverviewPage(props: OverviewPageProps) {
  return (
    <ProductTexts>
      <Overview {...props} />
    </ProductTexts>
  )
}

function Overview({
  person,
  owned,
  agreements,
  overview,
  overdue,
  cards,
  rights,
  insurerUrl,
  left,
  today,
}: OverviewPageProps) {
  const t = useText()
  const rightsOn = (orderId: string | undefined) => {
    const own = rights.find(({ order: one }) => one === orderId)
    return own && <Rights rights={own} />
  }
  const count = useCount()
  const locale = useLocale()
  const { order, ...dialog } = useOrder()
  const owns = !owned.ok || owned.value.length > 0
  const hasPower = !agreements.ok || agreements.value.length > 0
  const running = owned.ok ? runningOf(owned.value).length : undefined
  const delivered = agreements.ok ? runningOf(agreements.value).length : undefined
  const hasAny = owns || hasPower
  const sellsPower = isActive('power', locale)
  const sells = isActive('mobile', locale)
  const cardOf = (line: OrderLine) => salesCard(line, { cards, locale, today, t })
  const sale = (line: OrderLine) => (
    <SalesCard
      card={cardOf(line)}
      onOrder={() => order(line)}
      inactive={isActive(line, locale) ? undefined : t('pages.notHere')}
      glyph={<LineGlyph line={line} />}
    />
  )
  const isAside = !owns && !sells
  const mobile = (
    <section className={styles.line} data-tint="mobile" aria-label={t('pages.products.mobile')}>
      {owns && (
        <div className={styles.head}>
          <h2>{t('pages.products.mobile')}</h2>
          {!!running && <p className={styles.count}>{count('pages.products.count', running)}</p>}
          <LinkButton to={pathTo('product-type', { type: 'mobile' })} variant="secondary">
            {t('products.seeMobile')}
          </LinkButton>
          {sells && running !== 0 && (
            <OrderLink to={cardOf('mobile').orderLink} variant="secondary" onOrder={() => order('mobile')}>
              {t('pages.products.another')}
            </OrderLink>
          )}
        </div>
      )}
      {owns && (
        <MobileProducts
          subscriptions={owned}
          inside={Object.fromEntries(
            (owned.ok ? owned.value : []).map(({ id, orderId, subscriptionName, state }) => [
              id,
              <Fragment key={id}>
                {state === 'ACTIVE' && (
                  <UsageStrip id={id} name={subscriptionName} mobile={overview.mobile} left={left} />
                )}
                {rightsOn(orderId)}
              </Fragment>,
            ]),
          )}
        />
      )}
      {owns && sells && running === 0 && sale('mobile')}
      {owned.ok && (
        <UsedMobile
          mobile={overview.mobile}
          owned={new Set(owned.value.map(({ id }) => id))}
          left={left}
          heading={<h2>{t('pages.products.mobile')}</h2>}
          sale={<Unseen heading={t('pages.products.mobile')}>{sale('mobile')}</Unseen>}
        />
      )}
    </section>
  )
  return (
    <>
      <PageHead />
      <PageIntro
        heading={t('pages.products.title')}
        lead={t(hasAny ? 'pages.products.greeting' : 'products.greetingNew', { name: person.firstName })}
      />
      <div className={styles.page} data-nothing={hasAny ? undefined : ''}>
        <Suspense>
          <Await resolve={overdue}>{(invoices) => <UnpaidInvoices invoices={invoices} today={today} />}</Await>
        </Suspense>
        {hasPower && (
          <PowerProducts
            agreements={agreements}
            inside={rightsOn}
            order={
              sellsPower && delivered !== 0
                ? { to: cardOf('power').orderLink, onOrder: () => order('power') }
                : undefined
            }
          />
        )}
        {sellsPower && !hasPower && (
          <Line line="power" name={t('power.title')}>
            {sale('power')}
          </Line>
        )}
        {sellsPower && hasPower && delivered === 0 && sale('power')}
        {!isAside && mobile}
        <div className={styles.others}>
          {isAside && mobile}
          <Line line="refinancing" name={t('products.refinancing.name')}>
            {sale('refinancing')}
          </Line>
          <Line line="insurance" name={t('products.insurance.name')}>
            <Suspense fallback={<WaitingCard />}>
              <Await resolve={overview.insurance}>
                {({ sync, error, subscriptions }) =>
                  error ? (
                    <Unavailable />
                  ) : sync && subscriptions.length > 0 ? (
                    <InsuranceCard insurances={subscriptions} insurerUrl={insurerUrl} />
                  ) : (
                    sale('insurance')
                  )
                }
              </Await>
            </Suspense>
          </Line>
        </div>
      </div>
      <OrderDialog {...dialog} />
    </>
  )
}
