import { data, redirect } from 'react-router'
import { keptOrFailed } from '#src/customer/sign-in/kept-or-failed.ts'
import { portalContext } from '#src/api/portal.ts'
import { PartnerTermsPage } from '#src/site/landings/partner-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Route } from './+types/telipol.ts'

/** Only signed-in visitors get here; a phone number in the path is useless to them and is removed (PAGE-21). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  if (params.phone !== undefined) throw redirect(pathTo('telipol'))
  return { page: await content.partner(locale, 'telipol') }
}

export async function action({ context }: Route.ActionArgs) {
  const approved = await context.get(portalContext).approveTelipolTerms()
  if (approved.ok) throw redirect(pathTo('products'))
  return data({ failed: true as const }, { status: 503 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keptOrFailed(() => serverAction(), { failed: true as const })

export default function Telipol({ loaderData, actionData }: Route.ComponentProps) {
  return <PartnerTermsPage page={loaderData.page} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
