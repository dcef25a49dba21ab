import { portalContext } from '#src/api/portal.ts'
import { LegalPage } from '#src/site/legal/legal-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/mobile-terms.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  const [page, withdrawal] = await Promise.all([content.orderTerms(locale), content.withdrawal(locale)])
  return { page, withdrawal }
}

export default function MobileTerms({ loaderData: { page, withdrawal } }: Route.ComponentProps) {
  return <LegalPage page={page} more={[withdrawal]} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
