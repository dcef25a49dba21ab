import * as v from 'valibot'
import { PlanId, planOn } from '#contracts/catalogue/plans.ts'
import { portalContext } from '#src/api/portal.ts'
import { loadArticle } from '#src/site/articles/load-article.ts'
import { ArticlePage } from '#src/site/articles/article-page.tsx'
import { mobileChat } from '#src/site/landings/landing-chat.ts'
import { PlanPage } from '#src/site/plans/plan-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/plan.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { plan } = params
  const query = new URL(request.url).searchParams
  const portal = context.get(portalContext)
  if (!v.is(PlanId, plan)) return { reading: await loadArticle(portal, { line: 'mobile', slug: plan, query }) }
  const { content, locale, today, conversation } = portal
  const [page, chat] = await Promise.all([
    content.plan(locale, plan),
    conversation(mobileChat({ locale, query, plan })),
  ])
  return { plan: planOn(plan, today), page, chat }
}

export default function Plan({ loaderData }: Route.ComponentProps) {
  return 'reading' in loaderData ? <ArticlePage {...loaderData.reading} /> : <PlanPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
