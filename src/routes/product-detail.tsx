import { data, redirect } from 'react-router'
import { osloDay } from '#contracts/kernel/days.ts'
import { daysLeft } from '#contracts/kernel/months.ts'
import type { Products } from '#contracts/products/provider-state.ts'
import { portalContext } from '#src/api/portal.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import { DetailPage, type Detail } from '#src/customer/products/detail-page.tsx'
import type { Route } from './+types/product-detail.ts'

/**
 * A failed provider redirects to the page of the product type (PROD-05, ERR-02). Another customer's subscription is
 * answered as not found (SEC-02).
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { person, products } = context.get(portalContext)
  const { type, provider, id } = params
  if (!person || id === undefined) throw redirect(pathTo('login'))
  if (type === 'mobil' && provider === 'eRate') return { detail: await mobileDetail(products, id), ...times() }
  if (type === 'strøm' && provider === 'esn') return { detail: await powerDetail(products, id), ...times() }
  throw data(null, { status: 404 })
}

const times = (now = Date.now()) => ({ left: daysLeft(now), today: osloDay(now) })

async function mobileDetail({ mobileSubscription, mobile }: Products, id: string): Promise<Detail> {
  const [found, { invoices, invoicesFailed }] = await Promise.all([mobileSubscription(id), mobile()])
  if (!found.ok && found.reason === 'notFound') throw data(null, { status: 404 })
  if (!found.ok) throw redirect(pathTo('product-type', { type: 'mobile' }))
  return { type: 'mobile', subscription: found.value, invoices: invoicesFailed ? undefined : invoices }
}

async function powerDetail({ powerSubscription, power }: Products, id: string): Promise<Detail> {
  const [found, { error, subscriptions, invoices, invoicesFailed }] = await Promise.all([
    powerSubscription(id),
    power(),
  ])
  if (!error && subscriptions.length === 0) throw redirect(pathTo('products'))
  if (!found.ok && found.reason === 'notFound') throw data(null, { status: 404 })
  if (!found.ok) throw redirect(pathTo('product-type', { type: 'power' }))
  return { type: 'power', subscription: found.value, invoices: invoicesFailed ? undefined : invoices }
}

export default function ProductDetail({ loaderData: { detail, left, today } }: Route.ComponentProps) {
  return <DetailPage key={detail.subscription.id} detail={detail} left={left} today={today} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
