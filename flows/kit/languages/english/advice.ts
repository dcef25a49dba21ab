import type { Advice } from '../advice.ts'
import { lines, words } from '../everyday.ts'

/** The companies are those of the other languages. */
export const englishAdvice: Advice = {
  companies: { insurance: [], refinancing: [] },
  companiesLikeWords: { insurance: [], refinancing: [] },
  beforeCompany: words('with at from using have had was'),
  behindCompany: [],
  besideCompany: words('today now currently before insurance'),
  money: words('k nok kroner krone crowns thousand grand million'),
  measures: lines('km|kms|kilometers|kilometres|miles|sqm|m2|square meters|square metres'),
  perMonthPhrases: lines('a month|per month|each month|monthly'),
  ofMoney: words('owe owing debt debts loan loans borrowed card cards earn earning income salary pay paying premium'),
  registration: lines('registration|reg number|number plate|licen[cs]e plate|plate'),
  modelYear: words('model'),
  people: words('people persons adults kids children'),
  wePhrases: lines(`we are|we're|were|family of|household of`),
  togetherPhrases: lines('in the family|in my family|in the household|in the house|at home|of us'),
  ownerPhrases: [
    ...lines('owner|own the|owns the|owned by|registered to|registered on'),
    'co[- ]?(?:owner|borrower|applicant|signer)s?',
  ],
  otherInsurables: lines(
    'boat|sailing boat|motorcycle|motorbike|moped|caravan|camper van|campervan|motorhome|trailer|bicycle|bike|e bike|snowmobile|scooter|tractor|horse|jewellery|jewelry|instruments|garage|farm|boathouse',
  ),
  countedInsurables: lines('cars|dogs|cats|cabins|houses|pets'),
}
