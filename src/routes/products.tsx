import { redirect } from 'react-router'
import { daysLeft } from '#contracts/kernel/days-left.ts'
import { portalContext } from '#src/api/portal.ts'
import { RouteError } from '#src/pages/route-error.tsx'
import { paths } from '#src/paths.ts'
import { OverviewPage } from '#src/products/overview/overview-page.tsx'
import type { Route } from './+types/products.ts'

/** The providers are asked all at once and not waited for: each card comes when its own has answered (PROD-06). */
export async function loader({ context }: Route.LoaderArgs) {
  const { person, content, locale, subscriptions, power, products, insurerUrl } = context.get(portalContext)
  if (!person) throw redirect(paths.login())
  const overview = products.overview()
  const [owned, agreements, cards] = await Promise.all([subscriptions(), power(), content.cards(locale)])
  return { person, owned, agreements, cards, overview, insurerUrl, left: daysLeft(Date.now()) }
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
