import { data, redirect } from 'react-router'
import { ErasePage } from '#src/customer/privacy/erase-page.tsx'
import { portalContext } from '#src/api/portal.ts'
import { redirectWith } from '#src/api/redirect-with.ts'
import { readForm } from '#src/api/read-form.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Route } from './+types/erase.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const erasure = await context.get(portalContext).myData.erasure()
  if (!erasure) throw redirect(pathTo('login'))
  return { erasure }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { myData, stepUp } = context.get(portalContext)
  const { intent, code = '' } = await readForm(request)
  const outcome = intent === 'erase' ? await myData.erase(code) : await myData.askForCode()
  if (outcome.kind === 'stepUp') throw redirectWith(await stepUp.begin({ kind: 'erasure' }))
  if (outcome.kind === 'erased')
    throw redirect(pathTo('erased'), {
      status: 303,
      headers: outcome.cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
    })
  return data(outcome, { status: outcome.kind === 'refused' ? 422 : 200 })
}

export default function Erase({ loaderData, actionData }: Route.ComponentProps) {
  return <ErasePage erasure={loaderData.erasure} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
