import { PAGE_DECLARATIONS } from './pages.ts'

/**
 * Kept apart so that the browser receives only these addresses of the page declarations (scripts/page-addresses.ts).
 */
export const PAGE_ADDRESSES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PAGE_DECLARATIONS).map(([name, { at }]) => [name, at]),
)
