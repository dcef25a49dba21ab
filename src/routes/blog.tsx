import { portalContext } from '#src/api/portal.ts'
import { BlogPage } from '#src/site/articles/blog-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/blog.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  const posts = (await content.posts(locale)).filter(({ category }) => category === 'blog')
  return { posts: posts.map(({ slug, title, subtitle, date }) => ({ slug, title, subtitle, date })) }
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage posts={loaderData.posts} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
