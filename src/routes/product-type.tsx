import { redirect } from 'react-router'
import { daysLeft } from '#contracts/kernel/days-left.ts'
import type { Products } from '#contracts/products/provider-state.ts'
import { portalContext } from '#src/api/portal.ts'
import { RouteError } from '#src/pages/route-error.tsx'
import { paths } from '#src/paths.ts'
import { TypePage, type TypeState } from '#src/products/type-page.tsx'
import type { Route } from './+types/product-type.ts'

/** What the provider of a type tells; undefined for a type there is not. */
async function toldOf(type: string, { mobile, power, insurance }: Products): Promise<TypeState | undefined> {
  if (type === 'mobile') return { type, state: await mobile() }
  if (type === 'power') return { type, state: await power() }
  return type === 'insurance' ? { type, state: await insurance() } : undefined
}

/** A type there is not, or whose provider has not synced, leads to /products (PROD-04). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { person, content, locale, products, insurerUrl } = context.get(portalContext)
  if (!person) throw redirect(paths.login())
  const [told, cards] = await Promise.all([toldOf(params.type, products), content.cards(locale)])
  if (!told?.state.sync) throw redirect(paths.products())
  return { told, cards, insurerUrl, left: daysLeft(Date.now()) }
}

export default function ProductType({ loaderData }: Route.ComponentProps) {
  return <TypePage key={loaderData.told.type} {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
