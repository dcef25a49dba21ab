import type { ChatEntry } from '#src/api/portal.ts'

/** A conversation that is handed a phone number to offer (PAGE-21). */
export const withPhone = (entry: ChatEntry, phone: string | undefined): ChatEntry => ({
  ...entry,
  ...(phone !== undefined && { product: 'phone', productValue: phone }),
})
