import type { ChatEntry } from '#src/api/portal.ts'

export const withPhone = (entry: ChatEntry, phone: string | undefined): ChatEntry => ({
  ...entry,
  ...(phone !== undefined && { product: 'phone', productValue: phone }),
})
