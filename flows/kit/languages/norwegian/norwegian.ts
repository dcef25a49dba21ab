import type { Language } from '../language.ts'
import { norwegianAddresses } from './addresses.ts'
import { norwegianAdvice } from './advice.ts'
import { norwegianAmounts } from './amounts.ts'
import { norwegianCallTimes } from './call-times.ts'
import { norwegianChoices } from './choices.ts'
import { norwegianContact } from './contact.ts'
import { norwegianCues } from './cues.ts'
import { norwegianDays } from './days.ts'
import { norwegianDoubts } from './doubts.ts'
import { norwegianEveryday } from './everyday.ts'
import { norwegianFeasts } from './feasts.ts'
import { norwegianLinks } from './links.ts'
import { norwegianNames } from './names.ts'
import { norwegianNumbers } from './numbers.ts'
import { norwegianPlans } from './plans.ts'
import { norwegianRequests } from './requests.ts'
import { norwegianSentences } from './sentences.ts'
import { norwegianStreets } from './streets.ts'
import { norwegianSuppliers } from './suppliers.ts'

export const norwegian: Language = {
  addresses: norwegianAddresses,
  advice: norwegianAdvice,
  amounts: norwegianAmounts,
  callTimes: norwegianCallTimes,
  choices: norwegianChoices,
  contact: norwegianContact,
  cues: norwegianCues,
  days: norwegianDays,
  doubts: norwegianDoubts,
  everyday: norwegianEveryday,
  feasts: norwegianFeasts,
  links: norwegianLinks,
  names: norwegianNames,
  numbers: norwegianNumbers,
  plans: norwegianPlans,
  requests: norwegianRequests,
  sentences: norwegianSentences,
  streets: norwegianStreets,
  suppliers: norwegianSuppliers,
}
