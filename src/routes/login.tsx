import { redirect } from 'react-router'
import { BANKID_TROUBLES } from '#contracts/account/provider-sign-in.ts'
import { pageChat } from '#contracts/pages/page-chat.ts'
import { portalContext } from '#src/api/portal.ts'
import { withPhone } from '#src/site/page/with-phone.ts'
import { LoginPage } from '#src/customer/sign-in/login-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/login.ts'

const led = ({ to, cookies }: { to: string; cookies: string[] }) =>
  redirect(to, { status: 303, headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) })

export async function loader({ context, request, params: { key } }: Route.LoaderArgs) {
  const { locale, conversation, givenPhone, vipps, bankId, recovery, development } = context.get(portalContext)
  const login = key === undefined ? undefined : ((await vipps.read(key)) ?? { id: '', status: 'replayed' as const })
  const known = login?.status === 'known' ? await vipps.finish(login.id, false) : undefined
  if (known) throw led(known)
  const ended = new URL(request.url).searchParams.get('bankid')
  return {
    chat: await conversation(withPhone(pageChat('login', locale), givenPhone)),
    login,
    vipps: vipps.offered,
    bankId: { isOffered: bankId.isOffered, trouble: BANKID_TROUBLES.find((trouble) => trouble === ended) },
    recovery: recovery.isOffered,
    sandbox: development,
  }
}

export async function action({ context, params: { key = '' } }: Route.ActionArgs) {
  const { vipps } = context.get(portalContext)
  const login = await vipps.read(key)
  const finished = login && (await vipps.finish(login.id, true))
  if (finished) throw led(finished)
  return null
}

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
