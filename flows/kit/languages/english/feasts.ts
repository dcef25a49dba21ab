import { lines } from '../everyday.ts'
import type { Feasts } from '../feasts.ts'

export const englishFeasts: Feasts = {
  names: {
    littleChristmasEve: [],
    christmasEve: ['christmas eve'],
    newYearsEve: lines('new year s eve|new years eve'),
    newYear: lines('new year s day|new years day'),
    secondChristmasDay: ['boxing day'],
    christmasDay: lines('christmas day|christmas'),
    epiphany: ['epiphany'],
    valentinesDay: lines('valentine s day|valentines day|valentines'),
    walpurgisNight: [],
    norwegianConstitutionDay: [],
    danishConstitutionDay: [],
    midsummerEve: [],
    halloween: ['halloween'],
    lucia: lines('lucia|santa lucia'),
  },
  day: ['day'],
  before: ['before'],
  after: ['after'],
}
