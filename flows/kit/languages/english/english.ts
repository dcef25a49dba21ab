import type { Language } from '../language.ts'
import { englishAmounts } from './amounts.ts'
import { englishChoices } from './choices.ts'
import { englishCues } from './cues.ts'
import { englishDays } from './days.ts'
import { englishEveryday } from './everyday.ts'
import { englishFeasts } from './feasts.ts'
import { englishNumbers } from './numbers.ts'
import { englishRequests } from './requests.ts'
import { englishSentences } from './sentences.ts'

export const english: Language = {
  amounts: englishAmounts,
  choices: englishChoices,
  cues: englishCues,
  days: englishDays,
  everyday: englishEveryday,
  feasts: englishFeasts,
  numbers: englishNumbers,
  requests: englishRequests,
  sentences: englishSentences,
}
