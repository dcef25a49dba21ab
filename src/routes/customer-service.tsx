import { allTitles } from '#contracts/content/title.ts'
import { portalContext } from '#src/api/portal.ts'
import { CustomerServicePage } from '#src/site/articles/customer-service-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/customer-service.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  const [service, titles] = await Promise.all([content.customerService(locale), allTitles(content, locale)])
  return { service, titles }
}

export default function CustomerService({ loaderData }: Route.ComponentProps) {
  return <CustomerServicePage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
