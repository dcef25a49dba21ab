import type { Addresses } from './addresses.ts'
import type { Advice } from './advice.ts'
import type { Amounts } from './amounts.ts'
import type { CallTimes } from './call-times.ts'
import type { Choices } from './choices.ts'
import type { Contact } from './contact.ts'
import type { Cues } from './cues.ts'
import type { Days } from './days.ts'
import type { Doubts } from './doubts.ts'
import type { Everyday } from './everyday.ts'
import type { Feasts } from './feasts.ts'
import type { Links } from './links.ts'
import type { Names } from './names.ts'
import type { Numbers } from './numbers.ts'
import type { Plans } from './plans.ts'
import type { Requests } from './requests.ts'
import type { Sentences } from './sentences.ts'
import type { Streets } from './streets.ts'
import type { Suppliers } from './suppliers.ts'

/** What is heard in a language, by what it is used for. */
export type Language = {
  addresses: Addresses
  advice: Advice
  amounts: Amounts
  callTimes: CallTimes
  choices: Choices
  contact: Contact
  cues: Cues
  days: Days
  doubts: Doubts
  everyday: Everyday
  feasts: Feasts
  links: Links
  names: Names
  numbers: Numbers
  plans: Plans
  requests: Requests
  sentences: Sentences
  streets: Streets
  suppliers: Suppliers
}
