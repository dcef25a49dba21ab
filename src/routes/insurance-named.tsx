import { isFlowName } from '#contracts/chat/flow-name.ts'
import { portalContext } from '#src/api/portal.ts'
import { loadArticle } from '#src/site/articles/load-article.ts'
import { loadInsurance } from '#src/site/landings/load-insurance.ts'
import { ArticlePage } from '#src/site/articles/article-page.tsx'
import { InsurancePage } from '#src/site/landings/insurance-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/insurance-named.ts'

/**
 * A flow name takes precedence over an article slug. A separate route keeps the article code out of the landing page.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const query = new URL(request.url).searchParams
  if (isFlowName(params.flow)) return loadInsurance(portal, { page: 'insurance', params, query })
  return { reading: await loadArticle(portal, { line: 'insurance', slug: params.flow, query }) }
}

export default function InsuranceNamed({ loaderData }: Route.ComponentProps) {
  if ('reading' in loaderData) return <ArticlePage {...loaderData.reading} />
  const { page, cards, faq, chat } = loaderData
  return <InsurancePage page={page} cards={cards} faq={faq} chat={chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
