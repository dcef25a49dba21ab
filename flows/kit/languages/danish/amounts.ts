import type { Amounts } from '../amounts.ts'
import { words } from '../everyday.ts'

export const danishAmounts: Amounts = {
  years: words('år års årig årige'),
  yearEndingPhrases: ['års?'],
  teenager: [],
  beforeAge: words('på er'),
  below: ['under'],
  above: ['over'],
  people: [],
  peopleAre: [],
  units: words('gb mb giga gig kr kroner gigabyte mega stk'),
  and: ['og'],
  but: ['men'],
  children: words('barnebarn barnebarnet'),
  asOldPhrases: [String.raw`(?<!\S)(?:\d+|\p{L}+) årig(?!\S)`],
  lastingPhrases: [String.raw`(?:i|for|siden|over) (?:\d+|\p{L}+) år`],
  gigabytes: words('gb gig giga gigabyte g'),
  megabytes: words('mb mega megabyte'),
  counted: { et: 1 },
  betweenAmounts: words('og eller'),
  beforeSize: words('på den med ca'),
  usesPowerPhrases: ['af med', 'bruger', String.raw`forbrug(?:er|et)?(?: (?:er|på))?`],
  perYearPhrases: ['om året', 'årligt', String.raw`(?:pr|per)\.? år`],
  perMonthPhrases: ['(?:i|per|om|hver|pr\\.?)\\s?(?:måned(?:en)?|md)\\.?', '/\\s?(?:måned|md)\\.?'],
  seasons: words('vinteren sommeren vintermånederne sommermånederne'),
  enough: words('rækker holder'),
}
