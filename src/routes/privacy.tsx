import { portalContext } from '#src/api/portal.ts'
import { LegalPage } from '#src/site/legal/legal-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/privacy.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  return { page: await content.privacy(locale) }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData.page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
