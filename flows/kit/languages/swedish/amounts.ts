import type { Amounts } from '../amounts.ts'
import { words } from '../everyday.ts'

export const swedishAmounts: Amounts = {
  years: words('år åring åringen års årig årige'),
  yearEndingPhrases: ['års?', 'åring(?:en)?'],
  teenager: [],
  beforeAge: words('på fyller blir'),
  below: ['under'],
  above: [],
  people: [],
  peopleAre: [],
  units: words('gb mb giga gig kr gigabyte mega'),
  and: [],
  but: ['men'],
  children: ['son'],
  asOldPhrases: [String.raw`(?<!\S)(?:\d+|\p{L}+) årig(?!\S)`, 'åring'],
  lastingPhrases: [String.raw`i (?:\d+|\p{L}+) år`],
  gigabytes: words('gb gig giga gigabyte gigabyt g'),
  megabytes: words('mb mega megabyte'),
  counted: { sex: 6, tjugo: 20, trettio: 30 },
  betweenAmounts: words('eller mot'),
  beforeSize: words('på den med ca minst'),
  isAtPhrases: ['ligger (?:vi |jag )?(?:på|runt|kring)'],
  usesPowerPhrases: ['(?:gör |göra )?av med', String.raw`förbruk\S*`, 'använder', 'drar'],
  perYearPhrases: ['om året', 'årligen', 'per år', 'året'],
  perMonthPhrases: ['(?:i|per|om|varje|pr\\.?)\\s?mån\\p{L}*\\.?', '/\\s?mån\\p{L}*'],
  seasons: words('vintern vintrarna sommaren vintermånaderna sommarmånaderna'),
  appliances: words(
    'elbilen elbil bilen värmepumpen pannan poolen badtunnan varmvattenberedaren spisen stugan sommarstugan',
  ),
  enough: words('räcker'),
}
