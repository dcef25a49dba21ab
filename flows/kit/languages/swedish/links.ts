import { lines, words } from '../everyday.ts'
import type { Links } from '../links.ts'

export const swedishLinks: Links = {
  spellings: [
    [/(?<=[\s,.])å(?=\s)/giu, 'och'],
    [/^ja(?=\s+(?:har|hade|är|bor|heter|undrar|tror|flyttar|använder)\s)/iu, 'jag'],
  ],
  isPhrases: ['är'],
  wasPhrases: ['var'],
  itIsPhrases: [],
  iAmPhrases: [],
  one: ['en'],
  the: words('den det de'),
  them: ['dem'],
  at: words('i på'),
  become: ['blivit'],
  nowadaysPhrases: lines('nuförtiden|numera|i dag|igen'),
  insteadOfPhrases: ['i ?stället för'],
  behindChanges: ['om'],
  none: words('ingen inget ingenting'),
  thanksForPhrases: ['(?:tusen )?tack (?:för|så|ska)'],
  keepsPhrases: lines('behåll|port|flytt'),
  toBeMovedPhrases: ['(?:ska|skall) (?:\\p{L}+ )?(?:flyttas|flytta)', '(?:flytta|behålla) är'],
  whoElsePhrases: ['vem (?:annars|else)'],
  mereOk: words('ok okej jo'),
  firstBillPhrases: ['första (?:faktur|räkning)'],
  severalPlansPhrases: [String.raw`(?:två|2|tre|3|flera) (?:abonnemang\p{L}*|abo\p{L}*)`],
  oneselfPhrases: ['mig(?: själv)?'],
  leadsToUser: words('till åt för'),
  leadsToSupplier: words('från hos har'),
  money: words('kr kronor öre spänn procent'),
}
