import { data } from 'react-router'
import * as v from 'valibot'
import { PlanId, planOf } from '#contracts/catalogue/plans.ts'
import { portalContext } from '#src/api/portal.ts'
import { mobileChat } from '#src/pages/mobile-chat.ts'
import { PlanPage } from '#src/pages/plan-page.tsx'
import { RouteError } from '#src/pages/route-error.tsx'
import type { Route } from './+types/plan.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { plan } = params
  if (!v.is(PlanId, plan)) throw data(null, { status: 404 })
  const { content, locale, conversation } = context.get(portalContext)
  const [page, chat] = await Promise.all([
    content.plan(locale, plan),
    conversation(mobileChat({ query: new URL(request.url).searchParams, plan })),
  ])
  return { plan: planOf(plan), page, chat }
}

export default function Plan({ loaderData: { plan, page, chat } }: Route.ComponentProps) {
  return <PlanPage plan={plan} page={page} chat={chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
