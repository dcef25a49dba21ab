import { lines, words } from '../everyday.ts'
import type { Feasts } from '../feasts.ts'

export const norwegianFeasts: Feasts = {
  names: {
    littleChristmasEve: lines('lille julaften|lillejulaften|lille julaftan|lillejulaftan'),
    christmasEve: words('julaften julaftan julaftenen'),
    newYearsEve: words('nyttårsaften nyttårsaftan'),
    newYear: words('nyttår årsskiftet årsskifte nyttårsdag'),
    secondChristmasDay: lines('andre juledag|2 juledag'),
    christmasDay: lines('første juledag|1 juledag|juledag'),
    epiphany: words('helligtrekongersdag helligtrekonger'),
    valentinesDay: words('valentinsdagen valentinsdag'),
    walpurgisNight: [],
    norwegianConstitutionDay: words('grunnlovsdagen grunnlovsdag'),
    danishConstitutionDay: [],
    midsummerEve: lines('sankthans|sankthansaften|sankthansaftenen|st hans|jonsok|jonsokaftan'),
    halloween: words('halloween halloweenaften'),
    lucia: words('lucia luciadagen luciadag lussi'),
  },
  day: words('dagen dag'),
  before: ['før'],
  after: ['etter'],
}
