import { portalContext } from '#src/api/portal.ts'
import { ChildPlanPage } from '#src/site/plans/child-plan-page.tsx'
import { mobileChat } from '#src/site/landings/landing-chat.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/child-plan.ts'

const NEWS = 'nytt-barneabonnement'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, locale, conversation } = context.get(portalContext)
  const [page, { workingHoursText, phone }, posts, chat] = await Promise.all([
    content.chatLanding(locale, 'child-plan'),
    content.customerService(locale),
    content.posts(locale),
    conversation(mobileChat({ locale, query: new URL(request.url).searchParams, plan: 'barn-1gb' })),
  ])
  return {
    page,
    support: { workingHoursText, phone },
    news: posts.some(({ slug }) => slug === NEWS) ? NEWS : undefined,
    chat,
  }
}

export default function ChildPlan({ loaderData }: Route.ComponentProps) {
  return <ChildPlanPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
