import type { FaqCategory } from '#contracts/content/faq.ts'
import { portalContext } from '#src/api/portal.ts'
import { loadArticle } from '#src/site/articles/load-article.ts'
import { ArticlePage } from '#src/site/articles/article-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/article.ts'

const LINES: Record<string, FaqCategory> = {
  mobile: 'mobile',
  refinansiering: 'refinancing',
  refinancing: 'refinancing',
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const line = LINES[pathname.split('/')[1]?.toLowerCase() ?? ''] ?? 'mobile'
  return loadArticle(context.get(portalContext), { line, slug: params.articleName, query: searchParams })
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
