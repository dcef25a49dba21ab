import type { I18n, Messages } from '@lingui/core'

export type Texts = { messages: Messages; address: string }

/** Maximum wait in milliseconds; after it the page hydrates with the shipped texts. */
const PATIENCE = 3_000

const kept = new WeakMap<I18n, Texts>()

export function keepTexts(i18n: I18n, texts: Texts): void {
  kept.set(i18n, texts)
}

export const textsOver = (i18n: I18n): Texts | undefined => kept.get(i18n)

/** Never rejects: on failure there are no overrides and the shipped texts apply. */
export async function fetchTexts(address: string): Promise<Texts> {
  try {
    const { callPortal } = await import('#src/api/call-portal.ts')
    const messages = await callPortal(address, { deadline: PATIENCE }).json()
    return { address, messages: isMessages(messages) ? messages : {} }
  } catch {
    return { address, messages: {} }
  }
}

const isMessages = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray)
