import { data } from 'react-router'
import { NotFoundPage } from '#src/shell/not-found-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/not-found.ts'

export const loader = () => data(null, { status: 404 })

export default function NotFound() {
  return <NotFoundPage />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
