import { isRouteErrorResponse } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'
import { TroublePage } from './trouble-page.tsx'

export function RouteError({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <TroublePage />
}
