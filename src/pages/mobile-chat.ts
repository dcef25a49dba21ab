import type { PlanId } from '#contracts/catalogue/plans.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { pageChat } from '#contracts/pages/page-chat.ts'
import type { ChatEntry } from '#src/api/portal.ts'
import { askedFlow } from './asked-flow.ts'

/** The order conversation of a mobile page: the query's flow where it names one that is offered; the plan is handed over as chosen (PAGE-07, PAGE-08). */
export function mobileChat({ locale, query, plan }: { locale: Locale; query: URLSearchParams; plan?: PlanId }): ChatEntry {
  const { flow, step } = pageChat('/mobilabonnement')
  return { flow: askedFlow(locale, flow, [query.get('flow')]), step, product: 'mobile', ...(plan && { productValue: plan }) }
}
