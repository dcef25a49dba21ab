import { createMiddleware } from 'hono/factory'
import { fillPath, findPage } from '#contracts/pages/find-page.ts'

/**
 * Redirects permanently to a page's canonical URL, keeping the query (SHELL-11, PAGE-06, PAGE-16). Only the path is
 * rewritten, so it never redirects to another host.
 */
export const oneAddress = createMiddleware(async (c, next) => {
  const { method, url } = c.req
  const { pathname, search } = new URL(url)
  const target = method === 'GET' || method === 'HEAD' ? addressOf(pathname) : pathname
  if (target !== pathname) return c.redirect(target + search, 301)
  await next()
})

function addressOf(pathname: string): string {
  const { row, params } = findPage(pathname)
  if (row.index === 'moved') return fillPath(row.of ?? '/', params)
  return pathname.endsWith('/') ? `/${pathname.split('/').filter(Boolean).join('/')}` : pathname
}
