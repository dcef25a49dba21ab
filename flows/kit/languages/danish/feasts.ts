import { lines, words } from '../everyday.ts'
import type { Feasts } from '../feasts.ts'

export const danishFeasts: Feasts = {
  names: {
    littleChristmasEve: lines('lille juleaften|lillejuleaften'),
    christmasEve: words('juleaftensdag juleaften'),
    newYearsEve: words('nytårsaften nytårsaftensdag'),
    newYear: words('nytår årsskiftet årsskifte nytårsdag'),
    secondChristmasDay: lines('anden juledag|2 juledag'),
    christmasDay: lines('første juledag|1 juledag|juledag'),
    epiphany: words('helligtrekongersdag helligtrekonger'),
    valentinesDay: ['valentinsdag'],
    walpurgisNight: [],
    norwegianConstitutionDay: [],
    danishConstitutionDay: ['grundlovsdag'],
    midsummerEve: words('sankthans sankthansaften'),
    halloween: words('halloween halloweenaften'),
    lucia: words('lucia luciadag'),
  },
  day: words('dagen dag'),
  before: ['før'],
  after: ['efter'],
}
