import { isFlowName, type FlowName } from '#contracts/chat/flow-name.ts'
import type { ChatEntry } from '#src/api/portal.ts'

type Asked = { flow?: string | undefined; step?: string | undefined }

/**
 * The conversation of a landing (PAGE-13, PAGE-14): the address's flow and step, else the query's, else the CMS's, else the
 * page's own. Undefined when the path names a flow there is not.
 */
export function landingChat({ params, query, page, flow }: { params: Asked; query: URLSearchParams; page: Asked; flow: FlowName }): ChatEntry | undefined {
  if (params.flow !== undefined && !isFlowName(params.flow)) return undefined
  const named = [params.flow, query.get('flow'), page.flow].find((name) => isFlowName(name))
  return { flow: isFlowName(named) ? named : flow, step: params.step ?? query.get('step') ?? page.step ?? 'init' }
}
