import { data } from 'react-router'
import { isActive } from '#contracts/products/active-products.ts'
import { portalContext } from '#src/api/portal.ts'
import { BlogPage } from '#src/pages/blog-page.tsx'
import { RouteError } from '#src/pages/route-error.tsx'
import type { Route } from './+types/blog.ts'

/** The blog is there where it is active (SHELL-17); elsewhere there is no such page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  if (!isActive('blog', locale)) throw data(null, { status: 404 })
  const posts = (await content.posts(locale)).filter(({ category }) => category === 'blog')
  return { posts: posts.map(({ slug, title, subtitle, date }) => ({ slug, title, subtitle, date })) }
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage posts={loaderData.posts} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
