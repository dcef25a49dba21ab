import { data, redirect } from 'react-router'
import { keptOrFailed } from '#src/customer/sign-in/kept-or-failed.ts'
import { portalContext } from '#src/api/portal.ts'
import { ConsentPage } from '#src/customer/sign-in/consent-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Route } from './+types/consent.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  return { terms: await content.consentTerms(locale) }
}

export async function action({ context }: Route.ActionArgs) {
  const approved = await context.get(portalContext).approveGeneralTerms()
  if (approved.ok) throw redirect(pathTo('products'))
  return data({ failed: true as const }, { status: 503 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keptOrFailed(() => serverAction(), { failed: true as const })

export default function Consent({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsentPage terms={loaderData.terms} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
