import { lines, words } from '../everyday.ts'
import type { Links } from '../links.ts'

export const norwegianLinks: Links = {
  spellings: [
    // Else it is the infinitive marker.
    [/(?<=[,.]\s{0,3})å(?=\s)/giu, 'og'],
    [/(?<!\S)(?:h?voffo?r|hvofor|hvorfo|hvrofor|vorfor|hvorfår|kåffår|kåffer)(?!\S)/gu, 'hvorfor'],
    [/(?<!\S)(?:vordan|hvodan|hvordn|hvordna|vorddan)(?!\S)/gu, 'hvordan'],
  ],
  isPhrases: ['er', 'e'],
  wasPhrases: ['var', 'va'],
  itIsPhrases: [],
  iAmPhrases: [],
  one: words('en ei'),
  the: words('den det de'),
  them: ['dem'],
  at: words('i på'),
  become: ['blitt'],
  nowadaysPhrases: lines('for tiden|nå for tiden|nå om dagen|i dag|igjen|att|attende'),
  insteadOfPhrases: ['i ?stedet for', 'istedenfor'],
  behindChanges: words('opp om ut på'),
  none: words('ingen intet ingenting'),
  thanksForPhrases: ['(?:(?:tusen|mange|hjertelig) )?takk (?:for|så|skal)'],
  keepsPhrases: lines('behold|behald|bevar|port|overfør|ta med|tar med|flytt'),
  toBeMovedPhrases: [
    'skal (?:\\p{L}+ )?(?:flyttes|flyttast|beholdes)',
    '(?:flytte|flytta|flyttet|ta med|beholde) (?:er|e)',
  ],
  whoElsePhrases: ['(?:hvem|kven|kem) (?:ellers|elles)'],
  mereOk: words('ok okei okay greit fint jo'),
  firstBillPhrases: ['(?:første|fyrste) (?:faktur|regning|rekning)'],
  severalPlansPhrases: [String.raw`(?:to|2|tre|3|flere) (?:abonnement\p{L}*|abbonement\p{L}*|abo\p{L}*|abb)`],
  oneselfPhrases: ['(?:meg|mæ|mej)(?: (?:selv|sjøl|sjølv))?'],
  leadsToUser: words('til te'),
  leadsToSupplier: words('fra hos har'),
  money: words('kr kroner øre spenn prosent'),
}
