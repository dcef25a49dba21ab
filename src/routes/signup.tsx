import { data, redirect } from 'react-router'
import { readEffort } from '#contracts/kernel/effort.ts'
import { stepOf } from '#contracts/account/sign-up.ts'
import { pageSearch } from '#src/api/page-path.ts'
import { portalContext } from '#src/api/portal.ts'
import { readForm } from '#src/api/read-form.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { SignUpPage } from '#src/customer/sign-up/sign-up-page.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Route } from './+types/signup.ts'

const withCookies = (cookies: readonly string[]) => ({
  headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
})

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const step = stepOf(id)
  if (id === undefined) throw redirect(pathTo('signup', { id: 1 }) + pageSearch(request))
  if (step === undefined) throw data(null, { status: 404 })
  const { signUp, content, locale, vipps, recovery, development } = context.get(portalContext)
  const { answers, status, missing, notice, puzzle } = await signUp.read()
  if (missing < Number(id)) throw redirect(pathTo('signup', { id: missing }) + pageSearch(request))
  return {
    step,
    answers,
    status,
    notice: step === 'code' ? notice : undefined,
    puzzle: step === 'code' ? puzzle : undefined,
    terms: step === 'terms' ? await content.consentTerms(locale) : undefined,
    vipps: vipps.offered,
    recovery: recovery.isOffered,
    sandbox: development,
  }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const step = stepOf(id)
  if (step === undefined) throw data(null, { status: 404 })
  const { signUp } = context.get(portalContext)
  const form = await readForm(request)
  const { written = '', intent } = form
  const effort = readEffort(form)
  const outcome = await (step === 'code' && intent === 'again'
    ? signUp.askForCode(effort)
    : signUp.answer(step, written, effort))
  if (outcome.kind === 'refused') return data({ problem: outcome.problem, written }, { status: 422 })
  throw redirect(outcome.kind === 'signedIn' ? outcome.to : pathTo('signup', { id: outcome.step }), {
    status: 303,
    ...withCookies(outcome.cookies),
  })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof TypeError) return { problem: 'unreached' as const, written: '' }
    throw error
  }
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SignUpPage opening={loaderData} refused={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
