import type { Plugin } from 'vite'
import { PAGE_ADDRESSES } from '#contracts/pages/page-addresses.ts'

/** Sends browsers the addresses of the pages, and nothing else of their declarations. */
export function pageAddresses(): Plugin {
  return {
    name: 'page-addresses',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id.endsWith('/contracts/pages/page-addresses.ts') ? `export const PAGE_ADDRESSES = ${JSON.stringify(PAGE_ADDRESSES)}` : null),
  }
}
