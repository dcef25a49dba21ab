import { data } from 'react-router'
import { portalContext } from '#src/api/portal.ts'
import { OrderPage } from '#src/customer/orders/order-page.tsx'
import { Rights } from '#src/customer/withdrawal/rights.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/order.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { orders, withdrawals } = context.get(portalContext)
  const [order, all] = await Promise.all([orders.read(params.id), withdrawals.list()])
  if (!order) throw data(null, { status: 404 })
  if (order === 'unreached') throw data(null, { status: 503 })
  return { order, rights: all.find((one) => one.order === order.id) }
}

export default function Order({ loaderData: { order, rights } }: Route.ComponentProps) {
  return (
    <OrderPage key={order.id} order={order}>
      {rights && <Rights rights={rights} />}
    </OrderPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
