import { portalContext } from '#src/api/portal.ts'
import { TextPage } from '#src/site/legal/text-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/insurance-terms.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  return { page: await content.insuranceTerms(locale) }
}

export default function InsuranceTerms({ loaderData }: Route.ComponentProps) {
  return <TextPage page={loaderData.page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
