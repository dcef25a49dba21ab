import { data } from 'react-router'
import { UndoPage } from '#src/customer/account/undo-page.tsx'
import { portalContext } from '#src/api/portal.ts'
import { readForm } from '#src/api/read-form.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/undo-change.ts'

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  return { change: await context.get(portalContext).undo.read(token) }
}

export async function action({ context, request, params: { token } }: Route.ActionArgs) {
  const { undo } = context.get(portalContext)
  const { intent, code = '' } = await readForm(request)
  const outcome = intent === 'undo' ? await undo.undo(token, code) : await undo.askForCode(token)
  return data(outcome, { status: outcome.kind === 'refused' ? 422 : 200 })
}

export default function UndoChange({ params, loaderData, actionData }: Route.ComponentProps) {
  return <UndoPage token={params.token} change={loaderData.change} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
