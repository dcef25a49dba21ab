/**
 * The words of a language for ages and amounts of data. Those of every language are heard in every conversation. Phrases
 * are alternatives of a regular expression.
 */
export type Amounts = {
  /** Behind a number, or the ending of one, makes an age of it. */
  years: readonly string[]
  yearEndingPhrases: readonly string[]
  /** Holds a number that is no age ("tenåring"). */
  teenager: readonly string[]
  beforeAge: readonly string[]
  below: readonly string[]
  above: readonly string[]
  /** Who the verb before an age is about, where it says an age of people alone ("my son is 8"). */
  people: readonly string[]
  peopleAre: readonly string[]
  /** Behind a number, says that it is no age. */
  units: readonly string[]
  and: readonly string[]
  but: readonly string[]
  children: readonly string[]
  asOldPhrases: readonly string[]
  /** "Har hatt Telenor i 8 år". */
  lastingPhrases: readonly string[]
  gigabytes: readonly string[]
  megabytes: readonly string[]
  /** Words for an amount of data that mean something else as a number elsewhere, or are above 99. */
  counted: Readonly<Record<string, number>>
  /** Between two amounts that share their unit ("6 eller 12 gb"). */
  betweenAmounts: readonly string[]
  beforeSize: readonly string[]
  /** Before the use of a year at the end of a clause ("vi ligger på 4000"). */
  isAtPhrases: readonly string[]
  /** Before the use of power in a year ("vi drar 12 000"). */
  usesPowerPhrases: readonly string[]
  perYearPhrases: readonly string[]
  /** Behind an amount, makes it one of a month. */
  perMonthPhrases: readonly string[]
  /** A part of the year that tells no use of the whole ("på vintern"). */
  seasons: readonly string[]
  /** What uses power by itself, and is not the household ("elbilen drar 300 kWh"). */
  appliances: readonly string[]
  /** Behind a number alone, makes an amount of data of it ("så 6 holder"). */
  enough: readonly string[]
}
