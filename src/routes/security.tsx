import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { PasskeyName } from '#contracts/account/passkeys.ts'
import { SECURITY_NOTICES, SecurityPage } from '#src/customer/account/security-page.tsx'
import { portalContext } from '#src/api/portal.ts'
import { redirectWith } from '#src/api/redirect-with.ts'
import { readForm } from '#src/api/read-form.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Route } from './+types/security.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { person, devices, passkeys, isOn, bankId } = context.get(portalContext)
  if (!person) throw redirect(pathTo('login'))
  const done = new URL(request.url).searchParams.get('done')
  return {
    devices: await devices.list(),
    passkeys: await passkeys.list(),
    offersPasskeys: await isOn('passkeys'),
    bankId: (await bankId.isConnected()) ? ('connected' as const) : bankId.isOffered ? ('offered' as const) : undefined,
    done: SECURITY_NOTICES.find((notice) => notice === done),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { devices, passkeys, stepUp } = context.get(portalContext)
  const { intent, id = '', name } = await readForm(request)
  if (intent === 'end') return (await devices.end(id)) ? { done: 'ended' as const } : gone('gone')
  if (intent === 'endOthers') {
    await devices.endOthers()
    return { done: 'othersEnded' as const }
  }
  if (intent === 'decline') {
    await passkeys.declineOffer()
    return { done: undefined }
  }
  if (intent === 'confirm') throw redirectWith(await stepUp.begin({ kind: 'security' }))
  const written = v.safeParse(PasskeyName, name)
  if (intent === 'rename' && !written.success) return data({ done: 'noName' as const }, { status: 422 })
  if (!(await stepUp.isFresh())) {
    const act =
      intent === 'rename' && written.success
        ? { kind: 'renamePasskey' as const, id, name: written.output }
        : { kind: 'removePasskey' as const, id }
    throw redirectWith(await stepUp.begin(act))
  }
  if (intent === 'rename' && written.success)
    return (await passkeys.rename(id, written.output)) ? { done: 'renamed' as const } : gone('noPasskey')
  return (await passkeys.remove(id)) ? { done: 'removed' as const } : gone('noPasskey')
}

const gone = <Done extends 'gone' | 'noPasskey'>(done: Done) => data({ done }, { status: 404 })

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  return <SecurityPage {...loaderData} done={actionData ? actionData.done : loaderData.done} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
