import { redirect } from 'react-router'
import { MyDataPage } from '#src/account/data/my-data-page.tsx'
import { portalContext } from '#src/api/portal.ts'
import { readForm } from '#src/api/read-form.ts'
import { RouteError } from '#src/pages/route-error.tsx'
import { paths } from '#src/paths.ts'
import type { Route } from './+types/my-data.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { myData } = context.get(portalContext)
  const said = new URL(request.url).searchParams.get('withdrawn')
  return { consents: await myData.consents(), said: said === 'yes' ? ('yes' as const) : said === 'no' ? ('no' as const) : undefined }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { withdraw = '' } = await readForm(request)
  const done = await context.get(portalContext).myData.withdraw(withdraw)
  throw redirect(`${paths.myData()}?withdrawn=${done ? 'yes' : 'no'}`, { status: 303 })
}

export default function MyData({ loaderData }: Route.ComponentProps) {
  return <MyDataPage consents={loaderData.consents} said={loaderData.said} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
