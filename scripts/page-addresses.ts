import type { Plugin } from 'vite'
import { PAGE_ADDRESSES } from '#contracts/pages/page-addresses.ts'

const withParts = Object.fromEntries(Object.entries(PAGE_ADDRESSES).filter(([, address]) => /\/:\w+/.test(address)))

/** Keeps page declarations out of the client bundle: inlines `pathTo('mobile')` and sends only the addresses. */
export function pageAddresses(): Plugin {
  return {
    name: 'page-addresses',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      id.endsWith('/contracts/pages/page-addresses.ts')
        ? `export const PAGE_ADDRESSES = ${JSON.stringify(withParts)}`
        : null,
    transform(code, id) {
      if (!/\/src\/[^?]+\.tsx?(\?|$)/.test(id) || !code.includes('pathTo(')) return null
      if (/\bpathTo\([^']/.test(code))
        this.error('pathTo needs the name of a page, written out: the browser knows no list of pages.')
      return {
        code: code.replace(/\bpathTo\('([\w-]+)'\)/g, (call, page: string) => writtenOut(page) ?? call),
        map: null,
      }
    },
  }
}

function writtenOut(page: string): string | undefined {
  const address = PAGE_ADDRESSES[page]
  return address === undefined ? undefined : JSON.stringify(address.replace(/\/:\w+\?/g, '') || '/')
}
