import { isFlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { isActive } from '#contracts/products/active-products.ts'
import type { ChatEntry } from '#src/api/portal.ts'

/** The introduction (PAGE-02): the query's flow, else that of its product; power where it is sold and mobile is not, else mobile. */
export function introChat({ query, locale }: { query: URLSearchParams; locale: Locale }): ChatEntry {
  const own = isActive('power', locale) && !isActive('mobile', locale) ? 'power_intro' : 'mobile_intro'
  const flow = [query.get('flow'), `${query.get('product') ?? ''}_intro`].find((name) => isFlowName(name))
  return { flow: isFlowName(flow) ? flow : own, step: query.get('step') ?? 'init_no_refin' }
}
