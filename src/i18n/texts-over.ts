import type { I18n, Messages } from '@lingui/core'

/** Texts that take the place of shipped ones, by id, and the address of that wording. */
export type Texts = { messages: Messages; address: string }

/** Longest they are waited for, in milliseconds: the page lives after that with the shipped texts. */
const PATIENCE = 3_000

const kept = new WeakMap<I18n, Texts>()

/** Remembers which texts a voice says in the place of shipped ones. */
export function keepTexts(i18n: I18n, texts: Texts): void {
  kept.set(i18n, texts)
}

/** The texts a voice says in the place of shipped ones. */
export const textsOver = (i18n: I18n): Texts | undefined => kept.get(i18n)

/** Fetches the texts at an address of the portal's own; none when that does not succeed, for the shipped ones are there. */
export async function fetchTexts(address: string): Promise<Texts> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    const messages: unknown = await answer.json()
    return { address, messages: answer.ok && isMessages(messages) ? messages : {} }
  } catch {
    return { address, messages: {} }
  }
}

const isMessages = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray)
