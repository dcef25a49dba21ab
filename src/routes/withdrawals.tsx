import { portalContext } from '#src/api/portal.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { WithdrawalsPage } from '#src/customer/withdrawal/withdrawals-page.tsx'
import type { Route } from './+types/withdrawals.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { orders: await context.get(portalContext).withdrawals.list() }
}

export default function Withdrawals({ loaderData: { orders } }: Route.ComponentProps) {
  return <WithdrawalsPage orders={orders} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
