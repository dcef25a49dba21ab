import { data, redirect } from 'react-router'
import { osloDay } from '#contracts/kernel/days.ts'
import { daysLeft } from '#contracts/kernel/months.ts'
import { isOverdue, unpaidOf, type Invoice } from '#contracts/products/invoice.ts'
import type { ProductsOverview } from '#contracts/products/provider-state.ts'
import type { PortingPort } from '#contracts/products/portation.ts'
import { portalContext } from '#src/api/portal.ts'
import { readForm } from '#src/api/read-form.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import { OverviewPage } from '#src/customer/products/overview-page.tsx'
import type { PortingAnswer } from '#src/customer/products/portation-ways.tsx'
import type { Route } from './+types/products.ts'

/** Milliseconds to wait for invoices: overdue ones are at the top, and a late arrival would shift the page. */
const OVERDUE_WAIT = 500

async function overdueOf(
  { mobile, power }: ProductsOverview,
  today: string,
): Promise<{ overdue: Invoice[] | Promise<Invoice[]> }> {
  const told = Promise.all([mobile, power]).then((states) =>
    unpaidOf(states.flatMap(({ invoices }) => invoices)).filter((invoice) => isOverdue(invoice, today)),
  )
  const { promise: waited, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), OVERDUE_WAIT)
  const known = await Promise.race([told, waited])
  clearTimeout(timer)
  return { overdue: known ?? told }
}

/** Providers are queried in parallel and not awaited: each card shows when its own answers (PROD-06). */
export async function loader({ context }: Route.LoaderArgs) {
  const { person, content, locale, subscriptions, power, products, withdrawals, insurerUrl } =
    context.get(portalContext)
  if (!person) throw redirect(pathTo('login'))
  const overview = products.overview()
  const now = Date.now()
  const today = osloDay(now)
  const [owned, agreements, cards, rights, { overdue }] = await Promise.all([
    subscriptions(),
    power(),
    content.cards(locale),
    withdrawals.list(),
    overdueOf(overview, today),
  ])
  return { person, owned, agreements, cards, rights, overview, overdue, insurerUrl, left: daysLeft(now), today }
}

const PORTING_ACTS = {
  askOwner: (porting, subscription) => porting.askOwner(subscription),
  chooseDate: (porting, subscription, { day = '' }) => porting.chooseDate(subscription, day),
  tryAgain: (porting, subscription, { ownerName = '', phone = '' }) =>
    porting.tryAgain(subscription, { ownerName, phone }),
} satisfies Record<
  string,
  (porting: PortingPort, subscription: string, form: Record<string, string>) => ReturnType<PortingPort['askOwner']>
>
const isPortingAct = (written: string): written is keyof typeof PORTING_ACTS => Object.hasOwn(PORTING_ACTS, written)

export async function action({ context, request }: Route.ActionArgs): Promise<PortingAnswer> {
  const { person, porting } = context.get(portalContext)
  if (!person) throw redirect(pathTo('login'))
  const form = await readForm(request)
  const { porting: act = '', subscription = '' } = form
  if (!isPortingAct(act) || !/^[\w-]{1,100}$/.test(subscription)) throw data(null, { status: 400 })
  return { porting: { subscription, outcome: await PORTING_ACTS[act](porting, subscription, form) } }
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
