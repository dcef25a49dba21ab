import { redirect } from 'react-router'
import { osloDay } from '#contracts/kernel/days.ts'
import { daysLeft } from '#contracts/kernel/months.ts'
import { isOverdue, unpaidOf, type Invoice } from '#contracts/products/invoice.ts'
import type { ProductsOverview } from '#contracts/products/provider-state.ts'
import { portalContext } from '#src/api/portal.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import { OverviewPage } from '#src/customer/products/overview-page.tsx'
import type { Route } from './+types/products.ts'

/** How long the page waits for invoices, in milliseconds: what is overdue stands first, and should not push the page down later. */
const OVERDUE_WAIT = 500

/** The customer's overdue invoices; known at once where the providers answer in time, else on their way. */
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

/** The providers are asked all at once and not waited for: each card comes when its own has answered (PROD-06). */
export async function loader({ context }: Route.LoaderArgs) {
  const { person, content, locale, subscriptions, power, products, insurerUrl } = context.get(portalContext)
  if (!person) throw redirect(pathTo('login'))
  const overview = products.overview()
  const now = Date.now()
  const today = osloDay(now)
  const [owned, agreements, cards, { overdue }] = await Promise.all([
    subscriptions(),
    power(),
    content.cards(locale),
    overdueOf(overview, today),
  ])
  return { person, owned, agreements, cards, overview, overdue, insurerUrl, left: daysLeft(now), today }
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
