import { isFlowName, type FlowName } from '#contracts/chat/flow-name.ts'
import { isOffered } from '#contracts/chat/flow-offers.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** The first of the named flows that is offered in the locale, else the page's own (FLOW-01). */
export function askedFlow(locale: Locale, own: FlowName, named: readonly (string | null | undefined)[]): FlowName {
  return named.find((name): name is FlowName => isFlowName(name) && isOffered(name, locale)) ?? own
}
