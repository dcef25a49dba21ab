import { isFlowName, type FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { ChatEntry } from '#src/api/portal.ts'
import type { HomeContent } from '#contracts/content/home.ts'
import { pageChat } from '#contracts/pages/page-chat.ts'
import type { PlanId } from '#contracts/catalogue/plans.ts'
import { isOffered } from '#contracts/chat/flow-offers.ts'

type ChatBeginning = { flow?: string | undefined; step?: string | undefined }

/**
 * Precedence: path, query, CMS, page default; flows not offered in the locale are skipped (PAGE-13, PAGE-14). Undefined
 * when the path names an unknown flow.
 */
export function landingChat({
  locale,
  params,
  query,
  page,
  flow,
}: {
  locale: Locale
  params: ChatBeginning
  query: URLSearchParams
  page: ChatBeginning
  flow: FlowName
}): ChatEntry | undefined {
  if (params.flow !== undefined && !isFlowName(params.flow)) return undefined
  return {
    flow: askedFlow(locale, flow, [params.flow, query.get('flow'), page.flow]),
    step: params.step ?? query.get('step') ?? page.step ?? 'init',
  }
}

/** The CMS's conversation takes precedence over the locale's default (PAGE-01, PAGE-03). */
export function homeChat({ locale, page }: { locale: Locale; page: Pick<HomeContent, 'flow' | 'step'> }): ChatEntry {
  const own = pageChat('home', locale)
  return { flow: askedFlow(locale, own.flow, [page.flow]), step: page.step ?? own.step }
}

/** The query may name another offered flow; `plan` is passed as already chosen (PAGE-07, PAGE-08). */
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

/**
 * The query may name flow and step (PAGE-16). A step that is not an entry starts the flow at its beginning (FLOW-02).
 * The conversation of a campaign begins with the campaign's own first message (PAGE-17).
 */
export function refinancingChat(query: URLSearchParams, locale: Locale, campaign?: string): ChatEntry {
  const own = pageChat('refinancing')
  return {
    flow: askedFlow(locale, own.flow, [query.get('flow')]),
    step: query.get('step') ?? own.step,
    ...(campaign !== undefined && { product: 'refinancing', productValue: campaign }),
  }
}

/**
 * Precedence: the query's flow, its product's introduction, the locale's default; only offered flows count (PAGE-02).
 */
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
