import { useLocation } from 'react-router'

/** Query parameter set on every second reload, so that the URL differs. */
const LOOK = 'look'

/**
 * `again` is this page's URL with a changed query: a URL that differs only in its fragment would scroll, not reload.
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
