import { data } from 'react-router'
import { keptOrFailed } from '#src/customer/sign-in/kept-or-failed.ts'
import { MyDataPage } from '#src/customer/privacy/my-data-page.tsx'
import { portalContext } from '#src/api/portal.ts'
import { readForm } from '#src/api/read-form.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/my-data.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const isArchiveReady = new URL(request.url).searchParams.get('archive') === 'ready'
  return { consents: await context.get(portalContext).myData.consents(), now: Date.now(), isArchiveReady }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { myData, report } = context.get(portalContext)
  const { withdraw: id = '' } = await readForm(request)
  try {
    return { id, outcome: (await myData.withdraw(id)) ? ('yes' as const) : ('no' as const) }
  } catch (error) {
    report(error)
    return data({ id, outcome: 'failed' as const }, { status: 503 })
  }
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return keptOrFailed(() => serverAction(), { id: String(form.get('withdraw')), outcome: 'failed' as const })
}

export default function MyData({ loaderData, actionData }: Route.ComponentProps) {
  return <MyDataPage {...loaderData} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
