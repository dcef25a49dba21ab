import { isFlowName, type FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { ChatEntry } from '#src/api/portal.ts'
import type { HomeContent } from '#contracts/content/home.ts'
import { pageChat } from '#contracts/pages/page-chat.ts'
import type { PlanId } from '#contracts/catalogue/plans.ts'
import { isOffered } from '#contracts/chat/flow-offers.ts'

type Asked = { flow?: string | undefined; step?: string | undefined }

/**
 * The conversation of a landing (PAGE-13, PAGE-14): the address's flow and step, else the query's, else the CMS's, else the
 * page's own; a flow that is not offered in the locale counts as not named. Undefined when the path names a flow there is not.
 */
export function landingChat({
  locale,
  params,
  query,
  page,
  flow,
}: {
  locale: Locale
  params: Asked
  query: URLSearchParams
  page: Asked
  flow: FlowName
}): ChatEntry | undefined {
  if (params.flow !== undefined && !isFlowName(params.flow)) return undefined
  return {
    flow: askedFlow(locale, flow, [params.flow, query.get('flow'), page.flow]),
    step: params.step ?? query.get('step') ?? page.step ?? 'init',
  }
}

/** The conversation of the home landings (PAGE-01, PAGE-03): the CMS's where it names one, else the locale's own. */
export function homeChat({ locale, page }: { locale: Locale; page: Pick<HomeContent, 'flow' | 'step'> }): ChatEntry {
  const own = pageChat('home', locale)
  return { flow: askedFlow(locale, own.flow, [page.flow]), step: page.step ?? own.step }
}

/** The order conversation of a mobile page: the query's flow where it names one that is offered; the plan is handed over as chosen (PAGE-07, PAGE-08). */
export function mobileChat({
  locale,
  query,
  plan,
}: {
  locale: Locale
  query: URLSearchParams
  plan?: PlanId
}): ChatEntry {
  const { flow, step } = pageChat('mobile')
  return {
    flow: askedFlow(locale, flow, [query.get('flow')]),
    step,
    product: 'mobile',
    ...(plan && { productValue: plan }),
  }
}

/** The conversation of the refinancing page: the query's flow and step where it names them (PAGE-16). A step that is no entry begins the flow (FLOW-02). */
export function refinancingChat(query: URLSearchParams, locale: Locale): ChatEntry {
  const own = pageChat('refinancing')
  return { flow: askedFlow(locale, own.flow, [query.get('flow')]), step: query.get('step') ?? own.step }
}

/** The introduction (PAGE-02): the query's flow, else that of its product, where they are offered; else the locale's own. */
export function introChat({ query, locale }: { query: URLSearchParams; locale: Locale }): ChatEntry {
  const own = pageChat('intro', locale)
  return {
    flow: askedFlow(locale, own.flow, [query.get('flow'), `${query.get('product') ?? ''}_intro`]),
    step: query.get('step') ?? own.step,
  }
}

/** The first of the named flows that is offered in the locale, else the page's own (FLOW-01). */
export function askedFlow(locale: Locale, own: FlowName, named: readonly (string | null | undefined)[]): FlowName {
  return named.find((name): name is FlowName => isFlowName(name) && isOffered(name, locale)) ?? own
}
