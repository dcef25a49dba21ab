/**
 * The words of a language that stand around streets, towns and postal codes. Those of every language are heard in every
 * conversation. Phrases are alternatives of a regular expression.
 */
export type Addresses = {
  /** An address, called so. */
  nounPhrases: readonly string[]
  /** "Rett adresse", "min nye adresse". */
  aheadOfNoun: readonly string[]
  /** Ahead of it, says that it is left. */
  old: readonly string[]
  /** Ahead of it, says that it is moved to. */
  new: readonly string[]
  /** "Adressen min". */
  behindNoun: readonly string[]
  /** Leads to a value as "er" does ("det blir Lia 3"). */
  becomes: readonly string[]
  /** The same in one word with "it". */
  wouldBePhrases: readonly string[]
  /** Leads to a town, in one word ("it's called"). */
  calledInOneWordPhrases: readonly string[]
  /** Where something goes. */
  toward: readonly string[]
  /** Says that one moves. */
  moves: readonly string[]
  /** Before the digits of a number. */
  number: readonly string[]
  /** The same where it is known of which number is spoken. */
  theNumber: readonly string[]
  /** Means a number only right before digits. */
  numberSign: readonly string[]
  /** Before "number", that of a house and no name of a street. */
  ofHouse: readonly string[]
  /** Before "number", one of a telephone. */
  newOrSame: readonly string[]
  /** Before what a number of a house has not. */
  without: readonly string[]
  /** A letter behind the number of a house. */
  letters: readonly string[]
  /** Says that a number is none of a house. */
  otherNumberPhrases: readonly string[]
  /** "199 for et nummer" tells what one costs. */
  beforePriced: readonly string[]
  /** Behind a number, makes an amount of it. */
  countedPhrases: readonly string[]
  /** Begins another fact behind an address. */
  otherFactPhrases: readonly string[]
  /** How a word for paying begins. */
  pays: readonly string[]
  /** A town, called so. */
  towns: readonly string[]
  /** Behind a town. */
  countries: readonly string[]
  /** Behind a town too, and no part of its name. */
  partsOfTown: readonly string[]
  /** A postal code, called so. */
  codePhrases: readonly string[]
  /** Says only that it was said before. */
  saidBefore: readonly string[]
  /** Beside a number of four digits that is no postal code. */
  besideNoCode: readonly string[]
  /** Before a town or a year ("i Oslo", "i 2019"). */
  inside: readonly string[]
  /** Before all else. */
  greetings: readonly string[]
  /** Behind an address, says only that it is here. */
  here: readonly string[]
  /** How towns are written for short. */
  shortTowns: Readonly<Record<string, string>>
}
