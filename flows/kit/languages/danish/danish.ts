import type { Language } from '../language.ts'
import { danishAddresses } from './addresses.ts'
import { danishAdvice } from './advice.ts'
import { danishAmounts } from './amounts.ts'
import { danishCallTimes } from './call-times.ts'
import { danishChoices } from './choices.ts'
import { danishContact } from './contact.ts'
import { danishCues } from './cues.ts'
import { danishDays } from './days.ts'
import { danishDoubts } from './doubts.ts'
import { danishEveryday } from './everyday.ts'
import { danishFeasts } from './feasts.ts'
import { danishLinks } from './links.ts'
import { danishNames } from './names.ts'
import { danishNumbers } from './numbers.ts'
import { danishPlans } from './plans.ts'
import { danishRequests } from './requests.ts'
import { danishSentences } from './sentences.ts'
import { danishStreets } from './streets.ts'
import { danishSuppliers } from './suppliers.ts'

export const danish: Language = {
  addresses: danishAddresses,
  advice: danishAdvice,
  amounts: danishAmounts,
  callTimes: danishCallTimes,
  choices: danishChoices,
  contact: danishContact,
  cues: danishCues,
  days: danishDays,
  doubts: danishDoubts,
  everyday: danishEveryday,
  feasts: danishFeasts,
  links: danishLinks,
  names: danishNames,
  numbers: danishNumbers,
  plans: danishPlans,
  requests: danishRequests,
  sentences: danishSentences,
  streets: danishStreets,
  suppliers: danishSuppliers,
}
