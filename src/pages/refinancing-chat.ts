import type { Locale } from '#contracts/kernel/locale.ts'
import { pageChat } from '#contracts/pages/page-chat.ts'
import type { ChatEntry } from '#src/api/portal.ts'
import { askedFlow } from './asked-flow.ts'

/** The conversation of the refinancing page: the query's flow and step where it names them (PAGE-16). A step that is no entry begins the flow (FLOW-02). */
export function refinancingChat(query: URLSearchParams, locale: Locale): ChatEntry {
  const own = pageChat('/refinansiering')
  return { flow: askedFlow(locale, own.flow, [query.get('flow')]), step: query.get('step') ?? own.step }
}
