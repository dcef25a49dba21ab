/** The page path of a document request or of React Router's `.data` request for the same page. */
export function pagePath({ url }: Request): string {
  return new URL(url).pathname.replace(/\/_(root)?\.data$/, '/').replace(/\.data$/, '')
}

/** The query string including `?`, without React Router's `_routes` parameter; empty when there is none. */
export function pageSearch({ url }: Request): string {
  const { searchParams } = new URL(url)
  searchParams.delete('_routes')
  return searchParams.size > 0 ? `?${searchParams}` : ''
}
