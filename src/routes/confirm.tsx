import { data, redirect } from 'react-router'
import { PROOF_TROUBLES, type SensitiveAct } from '#contracts/account/step-up.ts'
import { ConfirmPage } from '#src/customer/account/confirm-page.tsx'
import { keptOrFailed } from '#src/customer/sign-in/kept-or-failed.ts'
import { portalContext, type Portal } from '#src/api/portal.ts'
import { redirectWith } from '#src/api/redirect-with.ts'
import { readForm } from '#src/api/read-form.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Route } from './+types/confirm.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const view = await context.get(portalContext).stepUp.read()
  if (!view) throw redirect(pathTo('account'))
  const written = new URL(request.url).searchParams.get('ended')
  return { view, ended: PROOF_TROUBLES.find((trouble) => trouble === written) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const { intent, code = '' } = await readForm(request)
  if (intent === 'ask') return await portal.stepUp.askForCode()
  if (intent === 'check') {
    const outcome = await portal.stepUp.check(code)
    if (outcome.kind !== 'proven') return data(outcome, { status: 422 })
  }
  if (!(await portal.stepUp.isFresh())) throw redirect(pathTo('confirm'), 303)
  const { act, cookies } = await portal.stepUp.take()
  const { to, cookies: more = [] } = await carryOut(portal, act)
  throw redirectWith({ to, cookies: [...cookies, ...more] })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keptOrFailed(() => serverAction(), { kind: 'unreached' as const })
}

async function carryOut({ account, passkeys }: Portal, act: SensitiveAct): Promise<{ to: string; cookies?: string[] }> {
  switch (act.kind) {
    case 'account': {
      const saved = await account.save(act.card, act.fields)
      if (!saved.ok) {
        const isRegister = saved.reason === 'silent' || saved.reason === 'notTaken'
        return { to: `${pathTo('account')}?${isRegister ? `unsaved=${saved.reason}` : `edit=${act.card}`}` }
      }
      if (saved.value.phone === undefined) return { to: `${pathTo('account')}?saved=${act.card}` }
      const outcome = await account.phone.begin(saved.value.phone)
      const to = outcome.kind === 'refused' ? `${pathTo('account')}?phone=${outcome.problem}` : pathTo('account-phone')
      return { to, cookies: outcome.cookies }
    }
    case 'archive':
      return { to: `${pathTo('my-data')}?archive=ready` }
    case 'erasure':
      return { to: pathTo('erase') }
    case 'security':
      return { to: pathTo('security') }
    case 'renamePasskey':
      return { to: `${pathTo('security')}?done=${(await passkeys.rename(act.id, act.name)) ? 'renamed' : 'noPasskey'}` }
    case 'removePasskey':
      return { to: `${pathTo('security')}?done=${(await passkeys.remove(act.id)) ? 'removed' : 'noPasskey'}` }
  }
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
