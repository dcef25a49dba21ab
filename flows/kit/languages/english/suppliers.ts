import { words } from '../everyday.ts'
import type { Suppliers } from '../suppliers.ts'

export const englishSuppliers: Suppliers = {
  at: words('with at'),
  leads: words('with at'),
  endings: words('energy power'),
  hedges: [],
  opinionPhrases: ['think'],
  that: ['that'],
  customerPhrases: words('am are'),
  customer: [],
  companies: [],
  calledPhrases: [String.raw`is\s+called`],
  forms: [],
  had: ['had'],
  before: ['before'],
  haveOnePhrases: [],
  nounPhrases: [],
  nowPhrases: [],
  sellers: [],
  sellersAsWritten: [],
  gridPhrases: [],
  landlordPhrases: ['landlord', 'landlady', '(?:included |part )?(?:in|of) the rent', 'housing association'],
}
