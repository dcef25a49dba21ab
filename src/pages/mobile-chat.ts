import type { PlanId } from '#contracts/catalogue/plans.ts'
import { isFlowName } from '#contracts/chat/flow-name.ts'
import { pageChat } from '#contracts/pages/page-chat.ts'
import type { ChatEntry } from '#src/api/portal.ts'

/** The order conversation of a mobile page: the query's flow where it names one; the plan is handed over as chosen (PAGE-07, PAGE-08). */
export function mobileChat({ query, plan }: { query: URLSearchParams; plan?: PlanId }): ChatEntry {
  const asked = query.get('flow')
  const { flow, step } = pageChat('/mobilabonnement')
  return { flow: isFlowName(asked) ? asked : flow, step, product: 'mobile', ...(plan && { productValue: plan }) }
}
