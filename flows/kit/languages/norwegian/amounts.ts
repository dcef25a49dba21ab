import type { Amounts } from '../amounts.ts'
import { words } from '../everyday.ts'

export const norwegianAmounts: Amounts = {
  years: words('år åring åringen åringer åra års årig årige årsgammel'),
  yearEndingPhrases: ['års?', 'åring(?:en)?'],
  teenager: ['tenåring'],
  beforeAge: words('på er fylt fyller blir e'),
  below: ['under'],
  above: words('over fylt'),
  people: [],
  peopleAre: [],
  units: words('gb mb giga gig kr kroner gigabyte mega stykker stk'),
  and: ['og'],
  but: ['men'],
  children: words('gutongen guttungen jentungen barnebarn barnebarnet barnebarna'),
  asOldPhrases: [String.raw`(?<!\S)(?:\d+|\p{L}+) (?:årig|årsgammel)(?!\S)`, 'åring'],
  lastingPhrases: [String.raw`(?:i|for|siden|over) (?:\d+|\p{L}+) år`],
  gigabytes: words('gb gig giga gigabyte gigaen gigen g'),
  megabytes: words('mb mega megabyte'),
  counted: { et: 1, trehundre: 300, femhundre: 500 },
  betweenAmounts: words('og eller mot'),
  beforeSize: words('på den med ca rundt minst maks'),
  isAtPhrases: ['ligger (?:vi |jeg )?(?:på|rundt)'],
  usesPowerPhrases: ['bruker', 'bruka', String.raw`forbruk(?:er|et)?(?: (?:er|på))?`],
  perYearPhrases: ['i året', 'årlig', String.raw`(?:pr|per)\.? år`],
  perMonthPhrases: ['(?:i|per|om|hver|pr\\.?)\\s?(?:måned(?:en)?|mnd)\\.?', '/\\s?(?:måned|mnd)\\.?'],
  seasons: words('vinteren sommeren vintermånedene sommermånedene'),
  appliances: words(
    'elbilen elbil bilen varmepumpa varmepumpen berederen varmtvannsberederen bassenget badestampen kjelen ovnen hytta',
  ),
  enough: words('holder held rekker rekk'),
}
