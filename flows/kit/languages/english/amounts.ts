import type { Amounts } from '../amounts.ts'
import { words } from '../everyday.ts'

export const englishAmounts: Amounts = {
  years: words('yr yrs year years yo'),
  yearEndingPhrases: [],
  teenager: [],
  beforeAge: words('is are turned aged shes hes'),
  below: ['under'],
  above: ['over'],
  people: words('he she who boy girl son daughter'),
  peopleAre: words('s is turned aged'),
  units: words('gb mb giga gig gigabyte mega'),
  and: ['and'],
  but: ['but'],
  children: words('son daughter boy girl grandson granddaughter'),
  asOldPhrases: [String.raw`(?<!\S)(?:\d+|\p{L}+) (?:years? old|yo)(?!\S)`],
  lastingPhrases: [String.raw`(?:for|in|over) (?:\d+|\p{L}+) years?(?! old)`],
  gigabytes: words('gb gig gigs giga gigabyte gigabytes g'),
  megabytes: words('mb meg mega megabyte megabytes'),
  counted: {},
  betweenAmounts: words('and or vs'),
  beforeSize: [],
  usesPowerPhrases: ['we use', 'i use'],
  perYearPhrases: ['a year', 'per year', 'yearly'],
  perMonthPhrases: ['(?:a|per|each|every)\\s?month', '/\\s?month', 'monthly'],
  seasons: words('winter summer'),
  enough: words('enough'),
}
