import { data } from 'react-router'
import { readEffort } from '#contracts/kernel/effort.ts'
import type { WithdrawalLinkStep } from '#contracts/orders/withdrawal.ts'
import { portalContext } from '#src/api/portal.ts'
import { readForm } from '#src/api/read-form.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { LinkPage } from '#src/customer/withdrawal/link-page.tsx'
import type { Route } from './+types/withdraw-link.ts'

/** The key gives no access: every key is asked for the phone number, and only a code sent there goes on (BEY-06). */
export async function action({ context, params: { key }, request }: Route.ActionArgs) {
  const { withdrawals } = context.get(portalContext)
  const form = await readForm(request)
  const { intent, phone = '', code = '', proof = '' } = form
  if (intent === 'withdraw') {
    const view = await withdrawals.withdrawByLink(proof)
    const step: WithdrawalLinkStep = view ? { at: 'agreement', proof, view } : { at: 'phone' }
    return data(step, { status: view ? 200 : 403 })
  }
  const step = await (intent === 'check'
    ? withdrawals.checkCode(key, phone, code)
    : withdrawals.askForCode(key, phone, readEffort(form)))
  return data(step, { status: 'problem' in step ? 422 : 200 })
}

export default function WithdrawLink({ params, actionData }: Route.ComponentProps) {
  return <LinkPage linkKey={params.key} step={actionData ?? { at: 'phone' }} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
