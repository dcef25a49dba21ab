import { data, redirect } from 'react-router'
import { pageChat } from '#contracts/pages/page-chat.ts'
import { isSold } from '#contracts/products/offers.ts'
import { portalContext } from '#src/api/portal.ts'
import { ArticlePage } from '#src/site/articles/article-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Route } from './+types/blog-post.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, locale, conversation } = context.get(portalContext)
  const post = (await content.posts(locale)).find(({ slug, category }) => category === 'blog' && slug === params.slug)
  if (!post) throw isSold('blog', locale) ? redirect(pathTo('blog')) : data(null, { status: 404 })
  const { slug, title, subtitle, date, updated, content: html } = post
  const article = {
    title,
    path: pathTo('blog-post', { slug }),
    subtitle,
    description: subtitle,
    date,
    html,
    ...(updated && { updated }),
  }
  return { article, chat: await conversation(pageChat('blog-post', locale)) }
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return <ArticlePage section="blog" {...loaderData} titles={[]} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
