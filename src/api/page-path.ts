/** The path of the page a request is for, whether it asks for the page itself or, in the portal, for its data alone. */
export function pagePath({ url }: Request): string {
  return new URL(url).pathname.replace(/\/_(root)?\.data$/, '/').replace(/\.data$/, '')
}
