import { useLocation } from 'react-router'

/** Marks every second look for an effect's answer. */
const LOOK = 'look'

/**
 * The page's own path and query, and an address of the same page at its chat that the browser loads anew: one that differs
 * in nothing but the fragment would only be scrolled to.
 */
export function usePagePath(): { page: string; again: string } {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const isSecondLook = query.has(LOOK)
  query.delete(LOOK)
  const page = `${pathname}${query.size > 0 ? `?${query}` : ''}`
  query.set(LOOK, '1')
  return { page, again: isSecondLook ? `${page}#chat` : `${pathname}?${query}#chat` }
}
