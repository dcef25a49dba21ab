import type { Amounts } from './amounts.ts'
import type { Choices } from './choices.ts'
import type { Cues } from './cues.ts'
import type { Days } from './days.ts'
import type { Everyday } from './everyday.ts'
import type { Feasts } from './feasts.ts'
import type { Numbers } from './numbers.ts'
import type { Requests } from './requests.ts'
import type { Sentences } from './sentences.ts'

/** What is heard in a language, by what it is used for. */
export type Language = {
  amounts: Amounts
  choices: Choices
  cues: Cues
  days: Days
  everyday: Everyday
  feasts: Feasts
  numbers: Numbers
  requests: Requests
  sentences: Sentences
}
