import type { Facts } from '#contracts/chat/facts.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Found } from '#contracts/chat/found.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** Where a question is asked: the language, what is known, the moment in milliseconds since 1970, and in which conversation. */
export type Asking = { locale: Locale; facts: Facts; now: number; flow?: FlowName }

/** Finds a short answer to a question asked in between, or nothing (CHAT-15). */
export type LookUp = (question: string, asking: Asking) => Found | undefined
