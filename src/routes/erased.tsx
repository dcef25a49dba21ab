import { ErasedPage } from '#src/customer/privacy/erased-page.tsx'
import { portalContext } from '#src/api/portal.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/erased.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { invoices: await context.get(portalContext).myData.lastInvoices() }
}

export default function Erased({ loaderData }: Route.ComponentProps) {
  return <ErasedPage invoices={loaderData.invoices} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
