import { portalContext } from '#src/api/portal.ts'
import { loadInsurance } from '#src/site/landings/load-insurance.ts'
import { InsurancePage } from '#src/site/landings/insurance-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/hidden-insurance.ts'

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadInsurance(context.get(portalContext), {
    page: 'hidden-insurance',
    params,
    query: new URL(request.url).searchParams,
  })

export default function HiddenInsurance({ loaderData: { page, cards, faq, chat } }: Route.ComponentProps) {
  return <InsurancePage page={page} cards={cards} faq={faq} chat={chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
