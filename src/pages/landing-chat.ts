import { isFlowName, type FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { ChatEntry } from '#src/api/portal.ts'
import { askedFlow } from './asked-flow.ts'

type Asked = { flow?: string | undefined; step?: string | undefined }

/**
 * The conversation of a landing (PAGE-13, PAGE-14): the address's flow and step, else the query's, else the CMS's, else the
 * page's own; a flow that is not offered in the locale counts as not named. Undefined when the path names a flow there is not.
 */
export function landingChat({ locale, params, query, page, flow }: { locale: Locale; params: Asked; query: URLSearchParams; page: Asked; flow: FlowName }): ChatEntry | undefined {
  if (params.flow !== undefined && !isFlowName(params.flow)) return undefined
  return { flow: askedFlow(locale, flow, [params.flow, query.get('flow'), page.flow]), step: params.step ?? query.get('step') ?? page.step ?? 'init' }
}
