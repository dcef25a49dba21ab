import type { ProductTypeCards } from '#contracts/content/product-type-cards.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { isActive } from '#contracts/products/offers.ts'
import type { InsuranceSubscription } from '#contracts/products/insurance.ts'
import { unpaidOf } from '#contracts/products/invoice.ts'
import type { ProviderState } from '#contracts/products/provider-state.ts'
import type { MobileSubscription, PowerSubscription } from '#contracts/products/usage.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { LineGlyph } from '#src/site/landings/line-glyph.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { SalesCard } from '#src/site/landings/sales-card.tsx'
import { MorePrices } from '#src/site/prices/more-prices.tsx'
import { InvoiceTable } from './invoices/invoice-table.tsx'
import { UnpaidInvoices } from './invoices/unpaid-invoices.tsx'
import { KnownSubscriptions, untold, type Known } from './known-subscriptions.tsx'
import { InsuranceCard } from './overview/insurance-card.tsx'
import { OrderDialog } from './overview/order-dialog.tsx'
import { salesCard } from './overview/sales-cards.ts'
import { useOrder } from './use-order.ts'
import { HomeButton } from './parts/home-button.tsx'
import { ShowMore } from './parts/show-more.tsx'
import { Unavailable } from './unreached-card.tsx'
import { ProductTexts } from './product-texts.tsx'
import styles from './type-page.module.css'
import { MobileCard } from './usage/mobile-card.tsx'
import { PowerCard } from './usage/power-card.tsx'

export type TypeState =
  | { type: 'mobile'; state: ProviderState<MobileSubscription> }
  | { type: 'power'; state: ProviderState<PowerSubscription> }
  | { type: 'insurance'; state: ProviderState<InsuranceSubscription> }

type TypePageProps = {
  told: TypeState
  known: Known
  cards: ProductTypeCards
  left: number
  today: Day
  insurerUrl: string
}

const EMPTY = { mobile: 'products.noMobile', power: 'products.noPower', insurance: 'products.noInsurance' } as const

export function TypePage(props: TypePageProps) {
  return (
    <ProductTexts>
      <Type {...props} />
    </ProductTexts>
  )
}

function Type({ told, known, cards, left, today, insurerUrl }: TypePageProps) {
  const t = useText()
  const locale = useLocale()
  const { order, ...dialog } = useOrder()
  const { type, state } = told
  const title = t(`products.${type}.title`)
  const notOwned =
    told.type === 'mobile' &&
    told.state.subscriptions.length > 0 &&
    told.state.subscriptions.every(({ isOwner }) => !isOwner)
  const missing = untold(known, state.subscriptions)
  const hasNone = !state.error && state.subscriptions.length + missing.mobile.length + missing.power.length === 0
  const billed = type !== 'insurance' && !notOwned
  return (
    <div data-tint={type}>
      <PageHead title={title} />
      <PageIntro heading={title} />
      <div className={styles.page}>
        {billed && !state.invoicesFailed && <UnpaidInvoices invoices={unpaidOf(state.invoices)} today={today} />}
        {state.error && <Unavailable to={pathTo('product-type', { type })} level={2} />}
        {hasNone && <p className={styles.none}>{t(EMPTY[type])}</p>}
        {told.type === 'insurance' && told.state.subscriptions.length > 0 && (
          <InsuranceCard insurances={told.state.subscriptions} insurerUrl={insurerUrl} />
        )}
        <ul className={styles.cards}>
          {told.type === 'mobile' &&
            told.state.subscriptions.map((subscription) => (
              <li key={subscription.id}>
                <MobileCard subscription={subscription} left={left} level={2}>
                  <ShowMore
                    to={pathTo('product-detail', { type: 'mobil', provider: 'eRate', id: subscription.id })}
                    name={subscription.subscriptionName}
                  />
                </MobileCard>
              </li>
            ))}
          {told.type === 'power' &&
            told.state.subscriptions.map((subscription) => (
              <li key={subscription.id}>
                <PowerCard subscription={subscription} level={2}>
                  <ShowMore
                    to={pathTo('product-detail', { type: 'strøm', provider: 'esn', id: subscription.id })}
                    name={subscription.address.street}
                  />
                </PowerCard>
              </li>
            ))}
        </ul>
        <KnownSubscriptions known={missing} />
        {billed &&
          (state.invoicesFailed ? (
            <Unavailable title={t('invoices.unavailable')} to={pathTo('product-type', { type })} level={2} />
          ) : (
            <InvoiceTable invoices={state.invoices} today={today} />
          ))}
        {isActive(type, locale) && (
          <section className={styles.sale} data-print="no" aria-label={t(`products.orderTitle.${type}`)}>
            <SalesCard
              card={salesCard(type, { cards, locale, today, t })}
              onOrder={() => order(type)}
              glyph={<LineGlyph line={type} />}
            />
            {type === 'mobile' && (
              <p>
                <MorePrices variant="quiet" />
              </p>
            )}
          </section>
        )}
      </div>
      <HomeButton />
      <OrderDialog {...dialog} />
    </div>
  )
}
