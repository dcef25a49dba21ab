import { redirect } from 'react-router'
import { fillPath, findPage } from '#contracts/pages/find-page.ts'
import { pagePath, pageSearch } from '#src/api/page-path.ts'
import type { Route } from './+types/moved.ts'

/** An address that has moved, when a link within the portal leads to it: to where the table of pages says, query kept (SHELL-11, PAGE-06, PAGE-16). */
export function loader({ request }: Route.LoaderArgs) {
  const { row, params } = findPage(pagePath(request))
  return redirect(fillPath(row.of ?? '/', params) + pageSearch(request), 301)
}
