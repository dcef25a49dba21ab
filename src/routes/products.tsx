import { redirect } from 'react-router'
import { isActive } from '#contracts/products/active-products.ts'
import { portalContext } from '#src/api/portal.ts'
import { ProductsPage } from '#src/pages/products-page.tsx'
import { RouteError } from '#src/pages/route-error.tsx'
import { paths } from '#src/paths.ts'
import type { Route } from './+types/products.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { person, content, locale, subscriptions, power, conversation } = context.get(portalContext)
  if (!person) throw redirect(paths.login())
  const [owned, agreements, cards, chat] = await Promise.all([
    subscriptions(),
    power(),
    content.cards(locale),
    conversation(isActive('power', locale) ? { flow: 'power_onboarding', step: 'init' } : { flow: 'mobile_onboarding', step: 'init', product: 'mobile' }),
  ])
  return { person, owned, agreements, cards, chat }
}

export default function Products({ loaderData: { person, owned, agreements, cards, chat } }: Route.ComponentProps) {
  return <ProductsPage person={person} subscriptions={owned} agreements={agreements} cards={cards} chat={chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
