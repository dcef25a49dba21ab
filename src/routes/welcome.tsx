import { redirect } from 'react-router'
import { portalContext } from '#src/api/portal.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { WelcomePage } from '#src/customer/sign-in/welcome-page.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Route } from './+types/welcome.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { person, subscriptions, passkeys } = context.get(portalContext)
  if (!person) throw redirect(pathTo('login'))
  return { person, owned: await subscriptions(), offersPasskey: await passkeys.isOffered() }
}

export default function Welcome({ loaderData: { person, owned, offersPasskey } }: Route.ComponentProps) {
  return <WelcomePage person={person} subscriptions={owned} offersPasskey={offersPasskey} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
