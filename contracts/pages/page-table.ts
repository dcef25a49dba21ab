import { ownChat, type Page, type PageDeclaration } from './page.ts'
import { PAGE_DECLARATIONS } from './pages.ts'

/** Ordered from most to least specific, because the first match wins. */
export const PAGES: readonly Page[] = Object.entries(PAGE_DECLARATIONS)
  .flatMap(([name, page]) => addressesOf(name, page))
  .toSorted((a, b) => rankOf(a.path).localeCompare(rankOf(b.path)))

function addressesOf(name: string, declaration: PageDeclaration): Page[] {
  const { at, knownBy, also = [], campaigns, moved = [], redirectsTo, route = name, chat, ...traits } = declaration
  if (redirectsTo !== undefined) return [{ ...traits, name, path: at, page: route, index: 'moved', of: redirectsTo }]
  const page = { ...traits, name, page: route, ...ownChat(chat), ...(chat === 'bar' && { bar: true as const }) }
  const alias = traits.index === 'yes' ? ({ index: 'alias', of: knownBy ?? at } as const) : {}
  return [
    { ...page, path: at, ...(knownBy !== undefined && { of: knownBy }) },
    ...also.map((path) => ({ ...page, ...alias, path })),
    ...(campaigns === undefined ? [] : [{ ...page, path: campaigns, index: 'no' } as const]),
    ...moved.map(
      (path) =>
        ({ name, path, page: 'moved', content: 'none', index: 'moved', of: at, section: traits.section }) as const,
    ),
  ]
}

/** Static segments sort before parameters, parameters before optional ones, and wildcards last. */
function rankOf(path: string): string {
  const parts = path.split('/').filter(Boolean)
  return parts.map((part) => (part === '*' ? 3 : !part.startsWith(':') ? 0 : part.endsWith('?') ? 2 : 1)).join('')
}
