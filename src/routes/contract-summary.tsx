import { data } from 'react-router'
import * as v from 'valibot'
import { PlanId } from '#contracts/catalogue/plans.ts'
import { portalContext } from '#src/api/portal.ts'
import { LegalPage } from '#src/site/legal/legal-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/contract-summary.ts'

export async function loader({ context, params: { plan } }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  if (!v.is(PlanId, plan)) throw data(null, { status: 404 })
  return { page: await content.contractSummary(locale, plan) }
}

export default function ContractSummary({ loaderData: { page } }: Route.ComponentProps) {
  return <LegalPage page={page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
