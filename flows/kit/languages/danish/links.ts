import { lines, words } from '../everyday.ts'
import type { Links } from '../links.ts'

export const danishLinks: Links = {
  spellings: [
    [/(?<!\S)ik(?!\S)/gu, 'ikke'],
    [/(?<!\S)ku(?=\s\p{L})/gu, 'kunne'],
    [/(?<!\S)ska(?=\s\p{L})/gu, 'skal'],
    [/(?<!\S)(?:hvofor|hvorfo|vorfor|voffor|hvoffor|hvrofor|hvorfår)(?!\S)/gu, 'hvorfor'],
    // Jutlandic.
    [/(?<=(?:^|\s)(?:skal|ska|må|kan|ka|har|er|vil|gør|får|at|hvis|om|det|når|hvad|hvorfor)\s)a(?=\s\p{L})/gu, 'jeg'],
    [/^a(?=\s+(?:har|vil|ska|skal|bor|hedder|kan|ka|synes|tror|tager|ta)\s)/giu, 'jeg'],
    [/(?<=(?:^|\s)(?:jeg|du|man|i|vi)\s)ka(?!\S)|^ka(?=\s+(?:jeg|du|man|i|vi)\s)/gu, 'kan'],
  ],
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
  oneselfPhrases: ['mig(?: selv)?'],
  leadsToUser: words('til'),
  leadsToSupplier: words('fra hos har'),
  money: words('kr kroner øre procent'),
}
