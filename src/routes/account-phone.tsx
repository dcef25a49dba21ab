import { data, redirect } from 'react-router'
import { readEffort } from '#contracts/kernel/effort.ts'
import { PhonePage } from '#src/customer/account/phone-page.tsx'
import { portalContext } from '#src/api/portal.ts'
import { readForm } from '#src/api/read-form.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Route } from './+types/account-phone.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const change = await context.get(portalContext).account.phone.read()
  if (!change) throw redirect(`${pathTo('account')}?edit=personal`)
  return { change }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { phone } = context.get(portalContext).account
  const form = await readForm(request)
  const { code = '', intent } = form
  const outcome = await (intent === 'ask'
    ? phone.askForCode(readEffort(form))
    : intent === 'cancel'
      ? phone.cancel()
      : phone.check(code, readEffort(form)))
  const headers = outcome.cookies.map((cookie): [string, string] => ['set-cookie', cookie])
  if (outcome.kind === 'refused' && outcome.problem !== 'taken')
    return data({ problem: outcome.problem }, { status: 422, headers })
  const to =
    outcome.kind === 'goOn'
      ? pathTo('account-phone')
      : `${pathTo('account')}${outcome.kind === 'cancelled' ? '' : `?phone=${outcome.kind}`}`
  throw redirect(to, { status: 303, headers })
}

export default function AccountPhone({ loaderData, actionData }: Route.ComponentProps) {
  return <PhonePage change={loaderData.change} problem={actionData?.problem} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
