import { data, redirect } from 'react-router'
import { CARD_FIELDS } from '#contracts/account/account-card.ts'
import { CARDS } from '#contracts/account/account-fields.ts'
import { AccountPage } from '#src/customer/account/account-page.tsx'
import { portalContext } from '#src/api/portal.ts'
import { redirectWith } from '#src/api/redirect-with.ts'
import { readForm } from '#src/api/read-form.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Route } from './+types/account.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { account } = context.get(portalContext)
  const view = await account.read()
  if (!view) throw redirect(pathTo('login'))
  const edit = new URL(request.url).searchParams.get('edit')
  return { view, events: await account.events(), editing: CARDS.find((card) => card === edit) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { account } = context.get(portalContext)
  const form = await readForm(request)
  const card = CARDS.find((one) => one === form['card'])
  if (!card) throw data(null, { status: 400 })
  const fields = Object.fromEntries(CARD_FIELDS[card].map((name) => [name, form[name] ?? '']))
  const saved = await account.save(card, fields)
  if (!saved.ok && saved.reason === 'invalid') return data({ card, fields, problems: saved.problems }, { status: 422 })
  if (!saved.ok && saved.reason === 'stepUp')
    throw redirectWith(await context.get(portalContext).stepUp.begin({ kind: 'account', card, fields }))
  if (!saved.ok && (saved.reason === 'silent' || saved.reason === 'notTaken'))
    return data(
      { card, fields, problems: { [saved.reason]: true as const } },
      { status: saved.reason === 'silent' ? 503 : 422 },
    )
  if (!saved.ok) throw redirect(pathTo('login'))
  if (saved.value.phone === undefined) return data({ card, fields, problems: undefined })
  const outcome = await account.phone.begin(saved.value.phone)
  const to = outcome.kind === 'refused' ? `${pathTo('account')}?phone=${outcome.problem}` : pathTo('account-phone')
  throw redirectWith({ to, cookies: outcome.cookies })
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    const card = CARDS.find((one) => one === form.get('card'))
    if (error instanceof TypeError && card) return { card, fields: {}, problems: { form: true as const } }
    throw error
  }
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
