import { ErasedPage } from '#src/account/data/erased-page.tsx'
import { RouteError } from '#src/pages/route-error.tsx'
import type { Route } from './+types/erased.ts'

export default function Erased() {
  return <ErasedPage />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
