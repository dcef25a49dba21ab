import { portalContext } from '#src/api/portal.ts'
import { KitchenSinkPage } from '#src/sandbox/kitchen-sink-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/kitchen-sink.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { chat: await context.get(portalContext).conversation({ flow: 'every_element', step: 'init' }) }
}

export default function KitchenSink({ loaderData }: Route.ComponentProps) {
  return <KitchenSinkPage chat={loaderData.chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
