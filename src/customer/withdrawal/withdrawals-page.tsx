import type { OrderRights } from '#contracts/orders/withdrawal.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { CardPage, TitledCard } from '#src/customer/card-page/card-page.tsx'
import { ProductTexts } from '#src/customer/products/product-texts.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Ways } from '#src/ui/ways.tsx'
import { Rights } from './rights.tsx'

/** The agreements that can be withdrawn from, and those that were. */
export function WithdrawalsPage({ orders }: { orders: readonly OrderRights[] }) {
  return (
    <ProductTexts>
      <Withdrawals orders={orders.filter(({ open, withdrawn }) => open || withdrawn !== undefined)} />
    </ProductTexts>
  )
}

function Withdrawals({ orders }: { orders: readonly OrderRights[] }) {
  const t = useText()
  return (
    <CardPage
      heading={t('pages.withdrawal.title')}
      lead={t(orders.length > 0 ? 'withdrawal.choose' : 'withdrawal.none')}
    >
      {orders.map((order) => (
        <TitledCard key={order.order} title={`${order.name}, ${order.of}`}>
          <Rights rights={order} />
        </TitledCard>
      ))}
      {orders.length === 0 && (
        <Ways>
          <LinkButton to={pathTo('products')}>{t('withdrawal.products')}</LinkButton>
          <LinkButton to={pathTo('customer-service')} variant="secondary">
            {t('withdrawal.closed.service')}
          </LinkButton>
        </Ways>
      )}
    </CardPage>
  )
}
