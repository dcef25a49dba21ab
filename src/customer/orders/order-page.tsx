import type { ReactNode } from 'react'
import { formatMoney, formatPerKwh } from '#contracts/kernel/money.ts'
import type { OrderPrice, OrderView } from '#contracts/orders/order-view.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { Facts, formatDate, formatWhen } from '#src/customer/products/facts.tsx'
import { ProductTexts } from '#src/customer/products/product-texts.tsx'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { buttonLook, LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PhoneNumber } from '#src/ui/phone-number.tsx'
import { Ways } from '#src/ui/ways.tsx'
import styles from './order-page.module.css'

/** An order with its steps, what can be done now and the evidence (ORD-03). `children` are further things to do. */
export function OrderPage(props: { order: OrderView; children?: ReactNode }) {
  return (
    <ProductTexts>
      <Shown {...props} />
    </ProductTexts>
  )
}

function Shown({ order, children }: { order: OrderView; children?: ReactNode }) {
  const t = useText()
  const locale = useLocale()
  const { id, product, name, received, about, prices, actions, files } = order
  return (
    <div data-tint={product}>
      <PageHead />
      <PageIntro heading={name} lead={t('orders.received', { when: formatWhen(received, locale) })} />
      <div className={styles.page}>
        {order.unreached && (
          <Card look="inactive" className={styles.part}>
            <p>{t('orders.unreached')}</p>
            <Ways>
              <LinkButton to={pathTo('order', { id })} reloadDocument variant="secondary">
                {t('pages.error.again')}
              </LinkButton>
            </Ways>
          </Card>
        )}
        <Card aria-labelledby="steps">
          <h2 id="steps">{t('orders.steps')}</h2>
          <Steps steps={order.steps} />
        </Card>
        <Card aria-labelledby="ordered">
          <h2 id="ordered">{t('orders.ordered')}</h2>
          <Facts
            facts={[
              'phone' in about
                ? [t('orders.number'), <PhoneNumber key="number" number={about.phone} />]
                : [t('orders.address'), about.address],
              ...prices.map((price) => [t(`orders.price.${price.name}`), written(price, locale)] as const),
            ]}
          />
        </Card>
        <Card aria-labelledby="actions" className={styles.part}>
          <h2 id="actions">{t('orders.now')}</h2>
          <Ways>
            {actions.map((action) => (
              <LinkButton key={action.name} to={action.to} variant="secondary">
                {t(`orders.action.${action.name}`)}
              </LinkButton>
            ))}
          </Ways>
          {children}
        </Card>
        {files.length > 0 && (
          <Card aria-labelledby="evidence" className={styles.part}>
            <h2 id="evidence">{t('orders.evidence')}</h2>
            <p>{t('orders.evidence.text')}</p>
            <Ways>
              {files.map((file) => (
                <a
                  key={file}
                  href={pathTo('order-file', { id, file })}
                  download
                  className={buttonLook({ variant: 'secondary' })}
                >
                  {t(`orders.file.${file}`)}
                </a>
              ))}
            </Ways>
          </Card>
        )}
      </div>
    </div>
  )
}

function Steps({ steps }: Pick<OrderView, 'steps'>) {
  const t = useText()
  const locale = useLocale()
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, state, at, day }) => (
        <li key={name} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
          <span className={styles.dot}>
            {state === 'done' && <Icon name="check" size={0.9} />}
            {state === 'stopped' && <Icon name="warning" size={0.9} />}
          </span>
          <span>{t(`orders.step.${name}`)}</span>
          <span className={styles.when}>{at ? formatWhen(at, locale) : day && formatDate(day, locale)}</span>
        </li>
      ))}
    </ol>
  )
}

const written = ({ name, amount, currency }: OrderPrice, locale: ReturnType<typeof useLocale>): string =>
  name === 'perKwh' || name === 'markup'
    ? formatPerKwh(amount, locale, currency)
    : formatMoney(amount, locale, currency)
