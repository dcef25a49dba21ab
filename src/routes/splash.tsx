import { data, redirect } from 'react-router'
import { portalContext } from '#src/api/portal.ts'
import { useFrameData } from '#src/shell/frame-data.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { SplashPage } from '#src/customer/sign-in/splash-page.tsx'
import type { Route } from './+types/splash.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { due, to, remember } = context.get(portalContext).splash
  if (!due) throw redirect(to)
  return data({ to }, { headers: { 'set-cookie': remember() } })
}

export default function Splash({ loaderData }: Route.ComponentProps) {
  return <SplashPage brand={useFrameData()?.brand ?? ''} to={loaderData.to} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
