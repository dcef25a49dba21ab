import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** What a page's conversation is found by: a visitor has one per flow, product and language. */
export function entryKey(entry: { flow: FlowName; product?: string | undefined; productValue?: string | undefined }, locale: Locale): string {
  return [entry.flow, entry.product ?? '', entry.productValue ?? '', locale].join('|')
}
