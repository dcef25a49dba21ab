import { isRouteErrorResponse } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'
import { TroublePage } from './trouble-page.tsx'

/** Every route's error boundary (ERR-02): a missing page says so, any other failure apologises; both lead on. */
export function RouteError({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <TroublePage />
}
