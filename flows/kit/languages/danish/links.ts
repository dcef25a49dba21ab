import { lines, words } from '../everyday.ts'
import type { Links } from '../links.ts'

export const danishLinks: Links = {
  spellings: [],
  isPhrases: ['er'],
  wasPhrases: ['var'],
  itIsPhrases: [],
  iAmPhrases: [],
  one: ['en'],
  the: words('den det de'),
  them: ['dem'],
  at: words('i på'),
  become: ['blevet'],
  nowadaysPhrases: lines('nu om dagen|i dag|igen'),
  insteadOfPhrases: ['i ?stedet for'],
  behindChanges: ['om'],
  none: words('ingen intet ingenting'),
  thanksForPhrases: ['(?:tusind |mange )?tak (?:for|så|skal)'],
  keepsPhrases: lines('behold|port|flytt|overfør'),
  toBeMovedPhrases: ['skal (?:\\p{L}+ )?(?:flyttes|beholdes)', '(?:flytte|flyttet|beholde) er'],
  whoElsePhrases: ['hvem ellers'],
  mereOk: words('ok okay fint jo'),
  firstBillPhrases: ['første (?:faktur|regning)'],
  severalPlansPhrases: [String.raw`(?:to|2|tre|3|flere) (?:abonnement\p{L}*|abo\p{L}*)`],
  leadsToSupplier: words('fra hos har'),
  money: words('kr kroner øre procent'),
}
