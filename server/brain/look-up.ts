import type { Facts } from '#contracts/chat/facts.ts'
import type { Found } from '#contracts/chat/found.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** Where a question is asked: the language, what is known, and the moment in milliseconds since 1970. */
export type Asking = { locale: Locale; facts: Facts; now: number }

/** Finds a short answer to a question asked in between, or nothing (CHAT-15). */
export type LookUp = (question: string, asking: Asking) => Found | undefined
