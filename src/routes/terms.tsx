import { isSold } from '#contracts/products/offers.ts'
import { portalContext } from '#src/api/portal.ts'
import { LegalPage } from '#src/site/legal/legal-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/terms.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  const [page, power] = await Promise.all([content.consentTerms(locale), content.powerTerms(locale)])
  return { page, more: isSold('power', locale) ? [power] : [] }
}

export default function Terms({ loaderData: { page, more } }: Route.ComponentProps) {
  return <LegalPage page={page} more={more} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
