import type { CallTimes } from '../call-times.ts'
import { lines, words } from '../everyday.ts'

export const swedishCallTimes: CallTimes = {
  partsOfDay: {
    morning: words('morgon morgonen morran mårran tidigt tidig'),
    forenoon: words('förmiddag förmiddagen'),
    noon: ['lunch'],
    afternoon: words('eftermiddag eftermiddagen'),
    late: words('sent sen'),
    evening: words('kväll kvällen natt natten'),
  },
  clock: words('kl ca cirka circa omkring runt'),
  half: ['halv'],
  after: words('efter från tidigst'),
  before: words('innan till senast'),
  between: ['mellan'],
  preferably: words('helst gärna'),
  atWork: words('jobbet'),
  upTo: ['till'],
  not: ['inte'],
  deniedBefore: ['innan'],
  deniedAfter: ['efter'],
  anyTimePhrases: lines('när som helst|först möjligt|först|snarast'),
  soon: words('snart snarast fort tidigt'),
  possible: ['möjligt'],
  opensQuestion: words('vad när varför'),
  asks: words('öppet öppnar stänger kostar pris'),
  beforeWeekend: ['efter'],
  weekend: words('helg helgen'),
  nextWeek: ['nästa vecka'],
  tomorrowPhrases: ['i ?morgon'],
  tomorrowInTwoPhrases: ['i mo'],
  todayPhrases: ['i ?dag', 'i (?:eftermiddag|kväll)'],
  manyDays: words(
    'vardagar vardag vardagarna dagtid kvällstid arbetstid helg helgen helger helgerna kvällar kvällarna',
  ),
  spokenLanguages: words('norska svenska danska engelska tyska polska spanska franska arabiska finska ukrainska'),
  leadsToLanguage: words('på prata pratar tala talar bara endast'),
  besideTime: words(
    'jag mig det passar bäst bra fint går är kan om möjligt en i på de den så då nu tack gärna bara endast varje hellre ni',
  ),
}
