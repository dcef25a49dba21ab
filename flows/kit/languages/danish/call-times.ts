import type { CallTimes } from '../call-times.ts'
import { lines, words } from '../everyday.ts'

export const danishCallTimes: CallTimes = {
  partsOfDay: {
    morning: words('morgen morgenen tidlig tidligt'),
    forenoon: words('formiddag formiddagen'),
    untilNoon: [],
    noon: words('frokost middagstid midt'),
    afternoon: words('eftermiddag eftermiddagen'),
    late: words('sent sen senest'),
    evening: words('aften aftenen'),
  },
  clock: words('kl klokken ca cirka circa rundt omkring omtrent sånn'),
  half: ['halv'],
  after: words('efter fra tidligst over'),
  before: words('før inden til senest'),
  between: ['mellem'],
  upTo: ['til'],
  not: ['ikke'],
  deniedBefore: ['før'],
  deniedAfter: ['efter'],
  anyTimePhrases: lines('hvornår som helst|det samme|hele dagen|snarest'),
  soon: words('snart hurtigt'),
  possible: ['muligt'],
  opensQuestion: words('hvad hvor hvem hvorfor hvordan hvornår'),
  asks: words('åbent åbner lukker koster pris'),
  beforeWeekend: words('over efter'),
  weekend: ['weekenden'],
  nextWeek: ['næste uge'],
  tomorrowPhrases: ['i ?morgen'],
  tomorrowInTwoPhrases: ['i mo'],
  todayPhrases: ['i ?dag', 'i (?:eftermiddag|formiddag|aften)'],
}
