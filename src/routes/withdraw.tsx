import { data } from 'react-router'
import { portalContext } from '#src/api/portal.ts'
import { readForm } from '#src/api/read-form.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { WithdrawPage } from '#src/customer/withdrawal/withdraw-page.tsx'
import type { Route } from './+types/withdraw.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const view = await context.get(portalContext).withdrawals.read(params.order)
  if (!view) throw data(null, { status: 404 })
  return { view }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { withdrawals } = context.get(portalContext)
  const { intent } = await readForm(request)
  if (intent === 'resend') {
    const resent = await withdrawals.resend(params.order)
    if (!resent) throw data(null, { status: 404 })
    return data({ resent }, { status: resent === 'tooOften' ? 429 : 200 })
  }
  const view = await withdrawals.withdraw(params.order)
  if (!view) throw data(null, { status: 404 })
  return data({ resent: undefined }, { status: view.state === 'withdrawn' ? 200 : 409 })
}

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawPage view={loaderData.view} resent={actionData?.resent} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
