import { formatPostalCode } from '#contracts/account/rules.ts'
import { uncontrolledData } from '#contracts/catalogue/norway.ts'
import { priceOn } from '#contracts/catalogue/price-book.ts'
import { useToday } from '#src/api/use-today.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { formatMeteringPoint } from '#contracts/kernel/metering-point.ts'
import { formatExact, formatMoney, formatPerKwh, kroner } from '#contracts/kernel/money.ts'
import type { Invoice } from '#contracts/products/invoice.ts'
import { usedUpOf, type MobileSubscription, type PowerSubscription } from '#contracts/products/usage.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { Card } from '#src/ui/card.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { PhoneNumber } from '#src/ui/phone-number.tsx'
import { InvoiceList } from './invoices/invoice-list.tsx'
import { Facts } from './facts.tsx'
import { HomeButton } from './parts/home-button.tsx'
import card from './parts/product-card.module.css'
import { Unavailable } from './unreached-card.tsx'
import { ProductTexts } from './product-texts.tsx'
import styles from './type-page.module.css'
import { MobileCard } from './usage/mobile-card.tsx'
import { PowerCard } from './usage/power-card.tsx'

/** `invoices` is undefined when they could not be fetched. */
export type Detail = { invoices: Invoice[] | undefined } & (
  | { type: 'mobile'; subscription: MobileSubscription }
  | { type: 'power'; subscription: PowerSubscription }
)

/**
 * Only the owner sees the invoices (PROD-05, USE-01). `left` is the number of days left in the month, `today` the day
 * in Oslo.
 */
export function DetailPage(props: { detail: Detail; left: number; today: Day }) {
  return (
    <ProductTexts>
      <Shown {...props} />
    </ProductTexts>
  )
}

function Shown({ detail, left, today }: Parameters<typeof DetailPage>[0]) {
  const t = useText()
  const { type, subscription, invoices } = detail
  const title = subscription.subscriptionName
  const owned = detail.type === 'power' || detail.subscription.isOwner
  return (
    <div data-tint={type}>
      <PageHead title={title} />
      <PageIntro heading={title} />
      <div className={classNames(styles.page, styles.two)}>
        {detail.type === 'mobile' ? (
          <MobileCard subscription={detail.subscription} left={left} level={2} />
        ) : (
          <PowerCard subscription={detail.subscription} level={2} />
        )}
        {detail.type === 'mobile' ? (
          <MobileDetails subscription={detail.subscription} />
        ) : (
          <PowerDetails subscription={detail.subscription} />
        )}
        {owned &&
          (invoices ? (
            <InvoiceList invoices={invoices} today={today} />
          ) : (
            <Unavailable title={t('invoices.unavailable')} />
          ))}
      </div>
      <HomeButton />
    </div>
  )
}

function MobileDetails({ subscription }: { subscription: MobileSubscription }) {
  const t = useText()
  const locale = useLocale()
  const { subscriptionName, phoneNumber, monthly, forChild, usage } = subscription
  const [month] = usage
  const usedUp = usedUpOf(subscription)
  const state = month?.serviceStatus === 'THROTTLED' && usedUp === 'stopped' ? 'STOPPED' : month?.serviceStatus
  const today = useToday()
  const { price, maxMonthly, throttleKbps } = uncontrolledData
  const figures = {
    price: formatMoney(priceOn(price, today).amount, locale),
    max: formatMoney(priceOn(maxMonthly, today).amount, locale),
    kbps: throttleKbps,
  }
  return (
    <Details
      facts={[
        [t('products.detail.plan'), subscriptionName],
        [t('products.detail.number'), <PhoneNumber key="number" number={phoneNumber} />],
        ...(forChild ? [[t('products.detail.user'), forChild] as const] : []),
        ...(monthly === undefined
          ? []
          : [[t('products.detail.monthly'), formatExact(kroner(monthly), locale, 'NOK')] as const]),
        ...(state ? [[t('products.detail.state'), t(`products.detail.state.${state}`)] as const] : []),
        ...(usedUp ? [[t('products.detail.usedUp'), t(`products.detail.usedUp.${usedUp}`, figures)] as const] : []),
      ]}
    />
  )
}

function PowerDetails({ subscription }: { subscription: PowerSubscription }) {
  const t = useText()
  const locale = useLocale()
  const { subscriptionName, subscriptionId, state, address, rate, currency } = subscription
  return (
    <Details
      facts={[
        [t('products.detail.agreement'), subscriptionName],
        [t('products.detail.address'), `${address.street}, ${formatPostalCode(address.postalCode)} ${address.place}`],
        ...(subscriptionId ? [[t('products.detail.meteringPoint'), formatMeteringPoint(subscriptionId)] as const] : []),
        ...(rate > 0
          ? [[t('products.detail.rate'), formatPerKwh(Math.round(rate * 100), locale, currency)] as const]
          : []),
        [t('products.detail.state'), t(`products.detail.state.${state}`)],
      ]}
    />
  )
}

function Details({ facts }: Parameters<typeof Facts>[0]) {
  const t = useText()
  return (
    <Card aria-labelledby="details" className={card.card}>
      <div className={card.head}>
        <h2 id="details">{t('products.details')}</h2>
      </div>
      <Facts facts={facts} />
    </Card>
  )
}
