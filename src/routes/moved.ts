import { redirect } from 'react-router'
import { fillPath, findPage } from '#contracts/pages/find-page.ts'
import { pagePath, pageSearch } from '#src/api/page-path.ts'
import type { Route } from './+types/moved.ts'

/**
 * Redirects a moved address within the portal as the page table says, keeping the query (SHELL-11, PAGE-06, PAGE-16).
 */
export function loader({ request }: Route.LoaderArgs) {
  const { row, params } = findPage(pagePath(request))
  return redirect(fillPath(row.of ?? '/', params) + pageSearch(request), 301)
}
