import { PAGE_DECLARATIONS } from './pages.ts'

/** The address of each page by its name. The browser is sent this alone of what the pages declare (scripts/page-addresses.ts). */
export const PAGE_ADDRESSES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PAGE_DECLARATIONS).map(([name, { at }]) => [name, at]),
)
