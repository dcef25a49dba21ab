import { portalContext } from '#src/api/portal.ts'
import { CustomerServicePage } from '#src/pages/customer-service-page.tsx'
import { RouteError } from '#src/pages/route-error.tsx'
import type { Route } from './+types/customer-service.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  return { service: await content.customerService(locale) }
}

export default function CustomerService({ loaderData }: Route.ComponentProps) {
  return <CustomerServicePage service={loaderData.service} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
