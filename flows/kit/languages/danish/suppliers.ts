import { words } from '../everyday.ts'
import type { Suppliers } from '../suppliers.ts'

export const danishSuppliers: Suppliers = {
  at: ['hos'],
  leads: words('hos fra'),
  endings: words('energi el strøm'),
  hedges: words('vist vistnok nok vel jo altså egentlig'),
  opinionPhrases: words('tror mener'),
  that: ['at'],
  customerPhrases: words('er ligger'),
  customer: ['kunde'],
  companies: ['selskabet'],
  calledPhrases: ['hedder'],
  forms: words('a/s aps amba'),
  had: words('haft havde'),
  before: words('før tidligere forlod'),
  haveOnePhrases: [String.raw`(?:jeg|vi)\s+(?:har|bruger|er hos)`],
  nounPhrases: words('leverandør(?:en)? elleverandør(?:en)? elselskab(?:et)?'),
  nowPhrases: ['lige nu', 'for tiden', 'i dag', 'idag', 'nu'],
  sellers:
    'Ørsted|Norlys|Andel Energi|Modstrøm|EWII|OK|Energi Fyn|Vindstød|NRGi|Natur-Energi|Naturenergi|SEAS-NVE|Verdo|Jysk Energi|Barry|AURA Energi|AURA|Energi Viborg|Energi Danmark|Nettopower|DCC Energi|Strømlinet|Velkommen|Gul Strøm|b.energy|b energy|Preasy|Forsyning Helsingør|Nord Energi|RAH|Thy-Mors Energi|Reel|Watts|Go Energi|Vestforsyning|Scanenergi|Samstrøm'.split(
      '|',
    ),
  sellersAsWritten: words('OK AURA Barry Reel Watts RAH Velkommen'),
  gridPhrases: ['Radius(?: Elnet)?', 'N1', 'Cerius', 'Konstant', 'Dinel', 'Evonet', 'Trefor El-?net'],
  landlordPhrases: [
    'udlejer\\p{L}*',
    '(?:med |betales )?(?:i|over) huslejen',
    '(?:andels|bolig|ejer)forening\\p{L}*',
    'viceværten',
  ],
}
