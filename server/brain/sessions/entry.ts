import { isFlowName, type FlowName } from '#contracts/chat/flow-name.ts'
import { isOffered } from '#contracts/chat/flow-offers.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'

export type Entry = { flow: FlowName; step: string; product?: string; productValue?: string }

/** Registration and goal: a conversation without further turns was only opened. */
export const OPENING_TURNS = 2

/** Only declared entries are allowed, else the first one (FLOW-02): later steps rely on checks made before them. */
export function entryStep({ flow }: RunnableFlow, step: string): string {
  const [first] = flow.entries
  if (first === undefined) throw new Error(`${flow.name} has no entry step`)
  return flow.entries.some((entry) => entry === step) ? step : first
}

/** Identifies a visitor's conversation by flow, product and locale. A phone number does not count as a product. */
export function entryKey(
  entry: { flow: FlowName; product?: string | undefined; productValue?: string | undefined },
  locale: Locale,
): string {
  const { product = '', productValue = '' } = entry.product === 'phone' ? {} : entry
  return [entry.flow, product, productValue, locale].join('|')
}

/** The reverse of `entryKey`. */
export function readEntryKey(key: string, locale: Locale): Entry | undefined {
  const [flow, product, productValue] = key.split('|')
  if (!isFlowName(flow) || !isOffered(flow, locale)) return undefined
  return { flow, step: 'init', ...(product && { product }), ...(productValue && { productValue }) }
}
