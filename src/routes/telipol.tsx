import { data, redirect } from 'react-router'
import { portalContext } from '#src/api/portal.ts'
import { PartnerTermsPage } from '#src/pages/partner-page.tsx'
import { RouteError } from '#src/pages/route-error.tsx'
import { paths } from '#src/paths.ts'
import type { Route } from './+types/telipol.ts'

/** Only who is signed in gets here; a number in the address is of no use to them and leaves it (PAGE-21). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  if (params.phone !== undefined) throw redirect(paths.telipol())
  return { page: await content.partner(locale, 'telipol') }
}

export async function action({ context }: Route.ActionArgs) {
  const approved = await context.get(portalContext).approveTelipolTerms()
  if (approved.ok) throw redirect(paths.products())
  return data({ failed: true }, { status: 503 })
}

export default function Telipol({ loaderData, actionData }: Route.ComponentProps) {
  return <PartnerTermsPage page={loaderData.page} failed={actionData?.failed ?? false} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
