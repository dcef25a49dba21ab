import type { Language } from '../language.ts'
import { englishAddresses } from './addresses.ts'
import { englishAdvice } from './advice.ts'
import { englishAmounts } from './amounts.ts'
import { englishCallTimes } from './call-times.ts'
import { englishChoices } from './choices.ts'
import { englishContact } from './contact.ts'
import { englishCues } from './cues.ts'
import { englishDays } from './days.ts'
import { englishDoubts } from './doubts.ts'
import { englishEveryday } from './everyday.ts'
import { englishFeasts } from './feasts.ts'
import { englishLinks } from './links.ts'
import { englishNames } from './names.ts'
import { englishNumbers } from './numbers.ts'
import { englishPlans } from './plans.ts'
import { englishRequests } from './requests.ts'
import { englishSentences } from './sentences.ts'
import { englishStreets } from './streets.ts'
import { englishSuppliers } from './suppliers.ts'

export const english: Language = {
  addresses: englishAddresses,
  advice: englishAdvice,
  amounts: englishAmounts,
  callTimes: englishCallTimes,
  choices: englishChoices,
  contact: englishContact,
  cues: englishCues,
  days: englishDays,
  doubts: englishDoubts,
  everyday: englishEveryday,
  feasts: englishFeasts,
  links: englishLinks,
  names: englishNames,
  numbers: englishNumbers,
  plans: englishPlans,
  requests: englishRequests,
  sentences: englishSentences,
  streets: englishStreets,
  suppliers: englishSuppliers,
}
