import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { PAGES } from '#contracts/pages/page-table.ts'

/** A route for each address of the table of pages. A page that shows nothing has a file without a component. */
export default PAGES.map(({ path, page, bare, index: rule }, at) => {
  const file = `routes/${page}.${bare || rule === 'moved' ? 'ts' : 'tsx'}`
  if (path === '/') return index(file)
  const before = PAGES.slice(0, at).filter((other) => other.page === page).length
  return route(path.slice(1), file, before === 0 ? {} : { id: `${page}-${before}` })
}) satisfies RouteConfig
