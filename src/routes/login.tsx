import { portalContext } from '#src/api/portal.ts'
import { LoginPage } from '#src/pages/login-page.tsx'
import { RouteError } from '#src/pages/route-error.tsx'
import type { Route } from './+types/login.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { chat: await context.get(portalContext).conversation({ flow: 'generic_signup', step: 'init' }) }
}

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginPage chat={loaderData.chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
