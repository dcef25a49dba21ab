import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** What a page's conversation is found by: a visitor has one per flow, product and language. A phone number that is brought along is no product. */
export function entryKey(entry: { flow: FlowName; product?: string | undefined; productValue?: string | undefined }, locale: Locale): string {
  const { product = '', productValue = '' } = entry.product === 'phone' ? {} : entry
  return [entry.flow, product, productValue, locale].join('|')
}
