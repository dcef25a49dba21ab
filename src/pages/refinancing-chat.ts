import { isFlowName } from '#contracts/chat/flow-name.ts'
import { pageChat } from '#contracts/pages/page-chat.ts'
import type { ChatEntry } from '#src/api/portal.ts'

/** The conversation of the refinancing page: the query's flow and step where it names them (PAGE-16). A step that is no entry begins the flow (FLOW-02). */
export function refinancingChat(query: URLSearchParams): ChatEntry {
  const asked = query.get('flow')
  const own = pageChat('/refinansiering')
  return { flow: isFlowName(asked) ? asked : own.flow, step: query.get('step') ?? own.step }
}
