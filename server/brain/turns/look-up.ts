import type { Act } from '#contracts/chat/act.ts'
import type { FactName, Facts } from '#contracts/chat/facts.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Found } from '#contracts/chat/found.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/**
 * `way`: the wish, complaint or sorrow that was heard; looked for where it is left out. `onlyAsked`: what is said may
 * answer the step, so that only a question is answered. `fact`: what is to be written at the step.
 */
export type Asking = {
  locale: Locale
  facts: Facts
  now: number
  flow?: FlowName
  step?: string
  fact?: FactName | undefined
  way?: Act | undefined
  onlyAsked?: boolean
}

export type LookUp = {
  (question: string, asking: Asking): Found | undefined
  /** Questions with an answer that the words may mean, the likeliest first; for words that find none for certain. */
  likelyQuestions: (question: string, asking: Asking) => readonly string[]
}
