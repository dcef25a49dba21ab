import { portalContext } from '#src/api/portal.ts'
import { PricesPage } from '#src/site/prices/prices-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import { readPriceQuery, type PriceList } from '#src/site/prices/price-list.ts'
import { countryNames } from '#src/site/prices/find-countries.ts'
import type { Route } from './+types/other-prices.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const list: PriceList = query.get('abonnement') === 'mobilt-bredband' ? 'broadband' : 'phone'
  return { list, names: countryNames(context.get(portalContext).locale), asked: readPriceQuery(query) }
}

export default function OtherPrices({ loaderData: { list, names, asked } }: Route.ComponentProps) {
  return <PricesPage key={list} list={list} names={names} asked={asked} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
