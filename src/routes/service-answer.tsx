import { data, redirect } from 'react-router'
import { answerPath } from '#contracts/content/answer-path.ts'
import { allTitles } from '#contracts/content/title.ts'
import { portalContext } from '#src/api/portal.ts'
import { ArticlePage } from '#src/site/articles/article-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Route } from './+types/service-answer.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  const found = (await content.articles(locale)).find(({ slug }) => slug === params.slug)
  if (!found) throw data(null, { status: 404 })
  const path = answerPath(found)
  if (path !== `${pathTo('customer-service')}/${found.slug}`) throw redirect(path + new URL(request.url).search, 301)
  const titles = (await allTitles(content, locale)).filter(
    ({ category, slug }) => category === found.category && slug !== found.slug,
  )
  return { article: { title: found.question, path, description: found.answer[0] ?? '', answer: found.answer }, titles }
}

export default function ServiceAnswer({ loaderData }: Route.ComponentProps) {
  return <ArticlePage section="service" {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
