import { serviceAskings } from './askings/service.ts'
import { powerAskings } from './askings/power.ts'
import { invoiceAskings } from './askings/invoice.ts'
import { accountAskings } from './askings/account.ts'
import { unanswered } from './askings/unanswered.ts'
import type { Askings } from '#server/questions/askings.ts'

/** Ways to ask in whole sentences, as they are typed. */
export const danishAskings: Askings = new Map([
  ...serviceAskings,
  ...powerAskings,
  ...invoiceAskings,
  ...accountAskings,
  ...unanswered,
])
