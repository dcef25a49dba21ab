import { unpaidOf } from '#contracts/products/invoice.ts'
import { InvoiceList } from '#src/customer/products/invoices/invoice-list.tsx'
import { InvoiceTable } from '#src/customer/products/invoices/invoice-table.tsx'
import { UnpaidInvoices } from '#src/customer/products/invoices/unpaid-invoices.tsx'
import { AgreementCard } from '#src/customer/products/overview/agreement-card.tsx'
import { InsuranceCard } from '#src/customer/products/overview/insurance-card.tsx'
import { ShowMore } from '#src/customer/products/parts/show-more.tsx'
import { Unavailable, WaitingCard } from '#src/customer/products/unreached-card.tsx'
import { ProductTexts } from '#src/customer/products/product-texts.tsx'
import { MobileCard } from '#src/customer/products/usage/mobile-card.tsx'
import { PowerCard } from '#src/customer/products/usage/power-card.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { LineGlyph } from '#src/site/landings/line-glyph.tsx'
import type { SalesCardContent } from '#src/site/landings/sales-card-content.ts'
import { SalesCard } from '#src/site/landings/sales-card.tsx'
import { SAMPLE_AGREEMENTS, SAMPLE_DAY, SAMPLE_INVOICES, SAMPLE_POWER, SAMPLE_USES } from './kitchen-samples.ts'
import { KitchenShelf } from './kitchen-shelf.tsx'

const NOTHING_LEFT = 0
const NINE_LEFT = 9
const stay = () => undefined

/** The cards of a customer's products, each in every state it can have (PAGE-22). */
export function KitchenProducts() {
  return (
    <ProductTexts>
      <Shelves />
    </ProductTexts>
  )
}

function Shelves() {
  const word = useText()('pages.kitchen.word')
  const sale: SalesCardContent = {
    title: word,
    subtitle: word,
    leftBoxLabel: word,
    leftBoxValue: '30 GB',
    rightBoxLabel: word,
    rightBoxValue: '0',
    price: '149 kr',
    priceText: word,
    orderButtonText: word,
    orderLink: '/kitchensink',
    moreButtonText: word,
    moreLink: '/kitchensink',
    goalFlow: 'every_element',
    step: 'init',
    productName: 'mobile',
  }
  return (
    <>
      <KitchenShelf name="MobileCard, UsageRing" wide>
        {SAMPLE_USES.map((subscription, at) => (
          <MobileCard key={subscription.id} subscription={subscription} left={at === 0 ? NOTHING_LEFT : NINE_LEFT}>
            <ShowMore to="/kitchensink" name={subscription.subscriptionName} />
          </MobileCard>
        ))}
      </KitchenShelf>
      <KitchenShelf name="PowerCard, PowerChart" wide>
        {SAMPLE_POWER.map((subscription) => (
          <PowerCard key={subscription.id} subscription={subscription} />
        ))}
      </KitchenShelf>
      <KitchenShelf name="AgreementCard" wide>
        {SAMPLE_AGREEMENTS.map((agreement) => (
          <AgreementCard key={agreement.id} agreement={agreement} />
        ))}
      </KitchenShelf>
      <KitchenShelf name="UnpaidInvoices, InvoiceList" wide>
        <UnpaidInvoices invoices={unpaidOf(SAMPLE_INVOICES)} today={SAMPLE_DAY} />
        {/* Closed, because landmarks of one name cannot be told apart on a page. */}
        {[SAMPLE_INVOICES, []].map((invoices) => (
          <details key={invoices.length}>
            <summary>InvoiceList ({invoices.length})</summary>
            <InvoiceList invoices={invoices} today={SAMPLE_DAY} />
          </details>
        ))}
      </KitchenShelf>
      <KitchenShelf name="InvoiceTable">
        <InvoiceTable invoices={SAMPLE_INVOICES} today={SAMPLE_DAY} />
      </KitchenShelf>
      <KitchenShelf name="SalesCard" wide>
        <SalesCard card={sale} onOrder={stay} glyph={<LineGlyph line="mobile" />} />
        <SalesCard card={sale} onOrder={stay} inactive={word} glyph={<LineGlyph line="power" />} />
      </KitchenShelf>
      <KitchenShelf name="InsuranceCard, Unavailable, WaitingCard" wide>
        <InsuranceCard
          insurances={[
            { id: 'travel', subscriptionName: 'travel', count: 1 },
            { id: 'boat', subscriptionName: 'Båt', count: 2 },
          ]}
          insurerUrl="/kitchensink"
        />
        <Unavailable />
        <WaitingCard />
      </KitchenShelf>
    </>
  )
}
