import { lines, words } from '../everyday.ts'
import type { Links } from '../links.ts'

export const englishLinks: Links = {
  spellings: [
    // "Threeee gb".
    [/e{3,}/giu, 'ee'],
    [/(?<!\S)names(?=\s\p{Lu})/gu, "name's"],
    [/(?<=\S\s)u(?=\s\p{L}|$)|^u(?=\s\p{Ll})/gu, 'you'],
    [/(?<!\S)ur(?=\s\p{Ll})/gu, 'your'],
    [/(?<!\S)im(?=\s\p{L})/gu, "i'm"],
    [/(?<!\S)its(?=\s(?:number|nr|for|my|me|not|just|only|a|an|the|on|in|at)\s)/giu, "it's"],
  ],
  isPhrases: ['is'],
  wasPhrases: ['was'],
  itIsPhrases: ["it['’ ]?s", "that['’]?s"],
  iAmPhrases: ["i['’]?m", 'i am'],
  one: ['a'],
  the: ['the'],
  them: ['them'],
  at: words('in on at'),
  become: [],
  nowadaysPhrases: lines('these days|from now on|again'),
  insteadOfPhrases: ['instead of'],
  behindChanges: [],
  none: ['no', "(?:is|was|do|does|are|wo)n['’]?t"],
  thanksForPhrases: ['(?:many )?(?:thanks|thank you) (?:for|so)'],
  keepsPhrases: words('keep bring port'),
  toBeMovedPhrases: ['(?:should|to) (?:\\p{L}+ )?(?:moved?|ported|kept)', '(?:move|keep|port) is'],
  whoElsePhrases: ['who else'],
  mereOk: words('ok okay'),
  firstBillPhrases: ['first (?:bill|invoice)'],
  severalPlansPhrases: ['(?:two|2|three|3|several) (?:subscriptions?|plans)'],
  oneselfPhrases: ['me', 'myself'],
  leadsToUser: words('for'),
  leadsToSupplier: words('from with have'),
  money: ['kr'],
}
