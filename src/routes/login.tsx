import { pageChat } from '#contracts/pages/page-chat.ts'
import { portalContext } from '#src/api/portal.ts'
import { withPhone } from '#src/pages/with-phone.ts'
import { LoginPage } from '#src/pages/login-page.tsx'
import { RouteError } from '#src/pages/route-error.tsx'
import type { Route } from './+types/login.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, conversation, givenPhone } = context.get(portalContext)
  return { chat: await conversation(withPhone(pageChat('/login/:key?', locale), givenPhone)) }
}

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginPage chat={loaderData.chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
