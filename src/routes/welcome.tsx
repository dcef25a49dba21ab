import { redirect } from 'react-router'
import { portalContext } from '#src/api/portal.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { WelcomePage } from '#src/customer/sign-in/welcome-page.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Route } from './+types/welcome.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { person, subscriptions, power, passkeys, isOn } = context.get(portalContext)
  if (!person) throw redirect(pathTo('login'))
  const [owned, agreements] = await Promise.all([subscriptions(), power()])
  return {
    person,
    owned,
    agreements,
    offersPasskey: (await isOn('passkeys')) && (await passkeys.isOffered()),
  }
}

export default function Welcome({ loaderData: { person, owned, agreements, offersPasskey } }: Route.ComponentProps) {
  return <WelcomePage person={person} subscriptions={owned} agreements={agreements} offersPasskey={offersPasskey} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
