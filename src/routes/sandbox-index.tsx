import { data } from 'react-router'
import { MACHINE_NAMES } from '#contracts/sandbox/machine-name.ts'
import { portalContext } from '#src/api/portal.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { SandboxIndexPage } from '#src/sandbox/sandbox-index-page.tsx'
import type { Route } from './+types/sandbox-index.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { sandbox } = context.get(portalContext)
  if (!sandbox) throw data(null, { status: 404 })
  return { flows: await sandbox.flows(), machines: [...MACHINE_NAMES] }
}

export default function SandboxIndex({ loaderData }: Route.ComponentProps) {
  return <SandboxIndexPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
