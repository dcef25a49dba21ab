import { data, redirect } from 'react-router'
import { readEffort } from '#contracts/kernel/effort.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { portalContext } from '#src/api/portal.ts'
import { readForm } from '#src/api/read-form.ts'
import { redirectWith } from '#src/api/redirect-with.ts'
import { RecoveryPage } from '#src/customer/recovery/recovery-page.tsx'
import { keptOrFailed } from '#src/customer/sign-in/kept-or-failed.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/recover.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { recovery, person } = context.get(portalContext)
  if (person) throw redirect(pathTo('security'))
  if (!recovery.isOffered) throw redirect(pathTo('customer-service'))
  return { view: await recovery.read() }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { recovery } = context.get(portalContext)
  const form = await readForm(request)
  const { intent, from = '', to = '', code = '' } = form
  const outcome = await (intent === 'begin'
    ? recovery.begin({ from, to }, readEffort(form))
    : intent === 'check'
      ? recovery.check(code)
      : intent === 'ask'
        ? recovery.askForCode(readEffort(form))
        : recovery.startOver())
  if (outcome.kind === 'refused') return data({ problem: outcome.problem, from, to }, { status: 422 })
  throw redirectWith({ to: pathTo('recover'), cookies: outcome.cookies })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keptOrFailed(() => serverAction(), { problem: 'unreached' as const, from: '', to: '' })
}

export default function Recover({ loaderData, actionData }: Route.ComponentProps) {
  return <RecoveryPage view={loaderData.view} refused={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
