import { data } from 'react-router'
import * as v from 'valibot'
import { PowerAgreementId } from '#contracts/catalogue/power.ts'
import { PriceArea } from '#contracts/catalogue/power-area.ts'
import { portalContext } from '#src/api/portal.ts'
import { LegalPage } from '#src/site/legal/legal-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/power-summary.ts'

export async function loader({ context, params: { agreement, area } }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  const page =
    v.is(PowerAgreementId, agreement) && v.is(PriceArea, area)
      ? await content.powerSummary(locale, agreement, area)
      : undefined
  if (!page) throw data(null, { status: 404 })
  return { page }
}

export default function PowerSummary({ loaderData: { page } }: Route.ComponentProps) {
  return <LegalPage page={page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
