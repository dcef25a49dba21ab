import type { Page, PageDeclaration } from './page.ts'
import { PAGE_DECLARATIONS } from './pages.ts'

/** Every address of the portal with its page, the most exact first: fixed pages before plans, plans before articles. */
export const PAGES: readonly Page[] = Object.entries(PAGE_DECLARATIONS)
  .flatMap(([name, page]) => addressesOf(name, page))
  .toSorted((a, b) => rankOf(a.path).localeCompare(rankOf(b.path)))

function addressesOf(name: string, declaration: PageDeclaration): Page[] {
  const { at, knownBy, also = [], campaigns, moved = [], leadsTo, route = name, chat, ...traits } = declaration
  if (leadsTo !== undefined) return [{ ...traits, path: at, page: route, index: 'moved', of: leadsTo }]
  const page = { ...traits, page: route, ...(chat !== 'none' && chat) }
  const alias = traits.index === 'yes' ? ({ index: 'alias', of: knownBy ?? at } as const) : {}
  return [
    { ...page, path: at, ...(knownBy !== undefined && { of: knownBy }) },
    ...also.map((path) => ({ ...page, ...alias, path })),
    ...(campaigns === undefined ? [] : [{ ...page, path: campaigns, index: 'no' } as const]),
    ...moved.map(
      (path) => ({ path, page: 'moved', content: 'none', index: 'moved', of: at, section: traits.section }) as const,
    ),
  ]
}

/** A fixed part of an address goes before a named one, that before one that may be missing, and any rest comes last. */
function rankOf(path: string): string {
  const parts = path.split('/').filter(Boolean)
  return parts.map((part) => (part === '*' ? 3 : !part.startsWith(':') ? 0 : part.endsWith('?') ? 2 : 1)).join('')
}
