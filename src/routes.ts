import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { PAGES } from '#contracts/pages/page-table.ts'

/** A route for each address of the table of pages. A page that shows nothing has a file without a component. */
export default PAGES.map(({ path, page, bare, index: rule }, at) => {
  const file = `routes/${page}.${bare || rule === 'moved' ? 'ts' : 'tsx'}`
  if (path === '/') return index(file)
  const isFirst = PAGES.findIndex((other) => other.page === page) === at
  return route(path.slice(1), file, isFirst ? {} : { id: path.slice(1) })
}) satisfies RouteConfig
