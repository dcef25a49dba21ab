import { redirect } from 'react-router'
import { osloDay } from '#contracts/kernel/days.ts'
import { daysLeft } from '#contracts/kernel/months.ts'
import type { Products } from '#contracts/products/provider-state.ts'
import { portalContext } from '#src/api/portal.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import { TypePage, type TypeState } from '#src/customer/products/type-page.tsx'
import type { Route } from './+types/product-type.ts'

async function toldOf(type: string, { mobile, power, insurance }: Products): Promise<TypeState | undefined> {
  if (type === 'mobile') return { type, state: await mobile() }
  if (type === 'power') return { type, state: await power() }
  return type === 'insurance' ? { type, state: await insurance() } : undefined
}

/**
 * An unknown or unsynced type redirects to /products (PROD-04); with a failed provider the rest of the page still shows
 * (ERR-02).
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { person, content, locale, subscriptions, power, products, insurerUrl } = context.get(portalContext)
  if (!person) throw redirect(pathTo('login'))
  const { type } = params
  const [told, cards, owned, agreements] = await Promise.all([
    toldOf(type, products),
    content.cards(locale),
    type === 'mobile' ? subscriptions() : undefined,
    type === 'power' ? power() : undefined,
  ])
  if (!told || (!told.state.sync && !told.state.error)) throw redirect(pathTo('products'))
  const known = { mobile: owned?.ok ? owned.value : [], power: agreements?.ok ? agreements.value : [] }
  const now = Date.now()
  return { told, known, cards, insurerUrl, left: daysLeft(now), today: osloDay(now) }
}

export default function ProductType({ loaderData }: Route.ComponentProps) {
  return <TypePage key={loaderData.told.type} {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
