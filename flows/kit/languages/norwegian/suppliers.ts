import { words } from '../everyday.ts'
import type { Suppliers } from '../suppliers.ts'

export const norwegianSuppliers: Suppliers = {
  at: ['hos'],
  leads: words('hos fra'),
  endings: words('kraft energi el strøm nett'),
  hedges: words('visst visstnok nok vel jo altså egentlig'),
  opinionPhrases: [String.raw`har\s+for\s+meg`, 'tror', 'mener'],
  that: ['at'],
  customerPhrases: words('er ligger'),
  customer: ['kunde'],
  companies: ['selskapet'],
  calledPhrases: words('heter heiter'),
  forms: words('as asa'),
  had: words('hatt hadde'),
  before: words('før tidligere forlot'),
  haveOnePhrases: [String.raw`(?:jeg|eg|vi)\s+(?:har|bruker|er hos)`],
  nounPhrases: words('leverandør(?:en)? elleverandør(?:en)? elselskap(?:et)?'),
  nowPhrases: ['akkurat nå', 'for tiden', 'i dag', 'idag', 'nå'],
  sellers:
    'Fjordkraft|Tibber|Fortum|Hafslund|Hafslund Strøm|Eviny|Lyse|Å Strøm|Ishavskraft|NorgesEnergi|Gudbrandsdal Energi|Agva|Motkraft|Kraftriket|Trøndelagkraft|Ustekveikja|Polar Kraft|Nordlysenergi|Telinet|Glitre Energi|Entelios|Wattn|Svorka|Folkekraft'.split(
      '|',
    ),
  sellersAsWritten: ['Lyse'],
  gridPhrases: [],
  landlordPhrases: [
    'huseier\\p{L}*',
    'utleier\\p{L}*',
    'borettslag\\p{L}*',
    '(?:inkludert |med )?i (?:hus)?leia',
    'i (?:hus)?leien',
  ],
}
