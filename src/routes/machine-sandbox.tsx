import { data } from 'react-router'
import { MACHINE_NAMES } from '#contracts/sandbox/machine-name.ts'
import { portalContext } from '#src/api/portal.ts'
import { MachineSandboxPage } from '#src/sandbox/machine-sandbox-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/machine-sandbox.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { sandbox } = context.get(portalContext)
  const machine = MACHINE_NAMES.find((name) => name === params.machine)
  if (!sandbox || !machine) throw data(null, { status: 404 })
  return { machine, service: await sandbox.machineService(machine) }
}

export default function MachineSandboxRoute({ loaderData }: Route.ComponentProps) {
  return <MachineSandboxPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
