import type { Language } from '../language.ts'
import { swedishAddresses } from './addresses.ts'
import { swedishAdvice } from './advice.ts'
import { swedishAmounts } from './amounts.ts'
import { swedishCallTimes } from './call-times.ts'
import { swedishChoices } from './choices.ts'
import { swedishContact } from './contact.ts'
import { swedishCues } from './cues.ts'
import { swedishDays } from './days.ts'
import { swedishDoubts } from './doubts.ts'
import { swedishEveryday } from './everyday.ts'
import { swedishFeasts } from './feasts.ts'
import { swedishLinks } from './links.ts'
import { swedishNames } from './names.ts'
import { swedishNumbers } from './numbers.ts'
import { swedishPlans } from './plans.ts'
import { swedishRequests } from './requests.ts'
import { swedishSentences } from './sentences.ts'
import { swedishStreets } from './streets.ts'
import { swedishSuppliers } from './suppliers.ts'

export const swedish: Language = {
  addresses: swedishAddresses,
  advice: swedishAdvice,
  amounts: swedishAmounts,
  callTimes: swedishCallTimes,
  choices: swedishChoices,
  contact: swedishContact,
  cues: swedishCues,
  days: swedishDays,
  doubts: swedishDoubts,
  everyday: swedishEveryday,
  feasts: swedishFeasts,
  links: swedishLinks,
  names: swedishNames,
  numbers: swedishNumbers,
  plans: swedishPlans,
  requests: swedishRequests,
  sentences: swedishSentences,
  streets: swedishStreets,
  suppliers: swedishSuppliers,
}
