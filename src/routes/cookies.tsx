import { portalContext } from '#src/api/portal.ts'
import { CookiesPage } from '#src/site/legal/cookies-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/cookies.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  const [page, { acceptButtonText }] = await Promise.all([content.cookies(locale), content.cookieDisclaimer(locale)])
  return { page, accept: acceptButtonText }
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return <CookiesPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
