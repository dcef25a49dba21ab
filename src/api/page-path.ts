/** The path of the page a request is for, whether it asks for the page itself or, in the portal, for its data alone. */
export function pagePath({ url }: Request): string {
  return new URL(url).pathname.replace(/\/_(root)?\.data$/, '/').replace(/\.data$/, '')
}

/** What the address asks for beside its path, with its question mark, without what the router adds; empty when nothing. */
export function pageSearch({ url }: Request): string {
  const { searchParams } = new URL(url)
  searchParams.delete('_routes')
  return searchParams.size > 0 ? `?${searchParams}` : ''
}
