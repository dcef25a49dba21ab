import type { AdvisedLine } from '#contracts/leads/lead.ts'

/**
 * What people tell for an adviser, in the words of a language. Those of every language are heard in every conversation.
 * Phrases are alternatives of a regular expression.
 */
export type Advice = {
  /** Companies of a line of business, written down from general knowledge; not a register. */
  companies: Record<AdvisedLine, readonly string[]>
  /** Companies whose names are words or first names too, so that what stands beside them must tell. */
  companiesLikeWords: Record<AdvisedLine, readonly string[]>
  /** "Er hos If", "hadde If". */
  beforeCompany: readonly string[]
  /** "If har vi". */
  behindCompany: readonly string[]
  /** "If i dag", "If forsikring". */
  besideCompany: readonly string[]
  /** Behind a number. */
  money: readonly string[]
  measures: readonly string[]
  perMonthPhrases: readonly string[]
  /** Beside an amount, makes it one of money ("skylder 43 500"). */
  ofMoney: readonly string[]
  registration: readonly string[]
  modelYear: readonly string[]
  /** Behind a number of people. */
  people: readonly string[]
  /** Before a number of people, and behind it. */
  wePhrases: readonly string[]
  togetherPhrases: readonly string[]
  /** Who owns what is insured, or shares a loan. */
  ownerPhrases: readonly string[]
  /** What can be insured and is no option of ours, which the adviser looks into. */
  otherInsurables: readonly string[]
  /** Options of ours, of which there may be several ("to biler"). */
  countedInsurables: readonly string[]
}
