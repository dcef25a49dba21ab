import type { CallTimes } from '../call-times.ts'
import { words } from '../everyday.ts'

export const englishCallTimes: CallTimes = {
  partsOfDay: {
    // "Monday morning" lasts until noon.
    morning: ['early'],
    forenoon: [],
    untilNoon: ['morning'],
    noon: words('lunch midday noon'),
    afternoon: ['afternoon'],
    late: ['late'],
    evening: words('evening tonight'),
  },
  clock: words('about around at'),
  half: [],
  after: words('after from'),
  before: words('before by until till'),
  between: ['between'],
  preferably: ['preferably'],
  atWork: words('work'),
  upTo: words('to till until'),
  not: ['not'],
  deniedBefore: ['before'],
  deniedAfter: ['after'],
  anyTimePhrases: ['asap', 'any ?time', 'as soon as possible', 'whenever'],
  soon: [],
  possible: [],
  opensQuestion: words('what why how when who'),
  asks: words('open close opening'),
  beforeWeekend: [],
  weekend: [],
  nextWeek: ['next week'],
  tomorrowPhrases: ['tomorrow'],
  tomorrowInTwoPhrases: [],
  todayPhrases: words('today tonight'),
}
