import type { RunnableFlow } from '#flows/kit/turn.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/**
 * The step at which a caller may begin a flow: one of its entries; any other is its beginning (FLOW-02). The steps
 * behind the entries trust what was proven on the way to them, a code above all.
 */
export function entryStep({ flow }: RunnableFlow, step: string): string {
  const [first] = flow.entries
  if (first === undefined) throw new Error(`${flow.name} has no entry step`)
  return flow.entries.some((entry) => entry === step) ? step : first
}

/** What a page's conversation is found by: a visitor has one per flow, product and language. A phone number that is brought along is no product. */
export function entryKey(
  entry: { flow: FlowName; product?: string | undefined; productValue?: string | undefined },
  locale: Locale,
): string {
  const { product = '', productValue = '' } = entry.product === 'phone' ? {} : entry
  return [entry.flow, product, productValue, locale].join('|')
}
