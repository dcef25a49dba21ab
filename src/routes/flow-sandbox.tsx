import { data } from 'react-router'
import { isFlowName } from '#contracts/chat/flow-name.ts'
import { portalContext } from '#src/api/portal.ts'
import { FlowSandboxPage } from '#src/sandbox/flow-sandbox-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/flow-sandbox.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { sandbox } = context.get(portalContext)
  const { flow, step = '', product, productValue } = params
  if (!sandbox || !isFlowName(flow)) throw data(null, { status: 404 })
  return {
    flow,
    step,
    ...(product && { product }),
    ...(productValue && { productValue }),
    service: await sandbox.service(flow),
  }
}

export default function FlowSandboxRoute({ loaderData }: Route.ComponentProps) {
  return <FlowSandboxPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
