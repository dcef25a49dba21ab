import { isFlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { pageChat } from '#contracts/pages/page-chat.ts'
import type { ChatEntry } from '#src/api/portal.ts'

/** The introduction (PAGE-02): the query's flow, else that of its product; power where it is sold and mobile is not, else mobile. */
export function introChat({ query, locale }: { query: URLSearchParams; locale: Locale }): ChatEntry {
  const own = pageChat('/intro', locale)
  const flow = [query.get('flow'), `${query.get('product') ?? ''}_intro`].find((name) => isFlowName(name))
  return { flow: isFlowName(flow) ? flow : own.flow, step: query.get('step') ?? own.step }
}
