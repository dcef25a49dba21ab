import { mobileAskings } from './askings/mobile.ts'
import { refinancingAskings } from './askings/refinancing.ts'
import { insuranceAskings } from './askings/insurance.ts'
import { serviceAskings } from './askings/service.ts'
import { accountAskings } from './askings/account.ts'
import { invoiceAskings } from './askings/invoice.ts'
import { abroadAskings } from './askings/abroad.ts'
import { unanswered } from './askings/unanswered.ts'
import type { Askings } from '#server/questions/askings.ts'

/** Ways to ask in whole sentences, as they are typed. */
export const norwegianAskings: Askings = new Map([
  ...mobileAskings,
  ...refinancingAskings,
  ...insuranceAskings,
  ...serviceAskings,
  ...accountAskings,
  ...invoiceAskings,
  ...abroadAskings,
  ...unanswered,
])
