import { lines, words } from '../everyday.ts'
import type { Feasts } from '../feasts.ts'

export const swedishFeasts: Feasts = {
  names: {
    littleChristmasEve: [],
    christmasEve: ['julafton'],
    newYearsEve: words('nyårsafton nyårsaftonen'),
    newYear: words('nyår årsskiftet årsskifte nyårsdagen nyårsdag nyårsdan'),
    secondChristmasDay: lines('annandag jul|annandagen'),
    christmasDay: ['juldagen'],
    epiphany: lines('trettondagen|trettondedag jul'),
    valentinesDay: ['alla hjärtans dag'],
    walpurgisNight: words('valborg valborgsmässoafton'),
    norwegianConstitutionDay: [],
    danishConstitutionDay: [],
    midsummerEve: [],
    halloween: ['halloween'],
    lucia: words('lucia luciadagen'),
  },
  day: words('dagen dag dan'),
  before: ['före'],
  after: ['efter'],
}
