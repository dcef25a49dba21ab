/**
 * Small words of a language that link a value with what is said of it. Those of every language are heard in every
 * conversation. Phrases are alternatives of a regular expression.
 */
export type Links = {
  /** Other spellings of small words, and the usual ones; in conversations of this language alone. */
  spellings: readonly (readonly [RegExp, string])[]
  /** The verb between two of one kind ("Vik er feil"), and its past. */
  isPhrases: readonly string[]
  wasPhrases: readonly string[]
  /** Both in one word with the subject ("it's", "I'm"). */
  itIsPhrases: readonly string[]
  iAmPhrases: readonly string[]
  one: readonly string[]
  /** Before a noun, or a part of an answer. */
  the: readonly string[]
  them: readonly string[]
  at: readonly string[]
  /** Has become what it was not ("er blitt Hughes"), and says that it is so now. */
  become: readonly string[]
  nowadaysPhrases: readonly string[]
  /** Takes the place of what is named behind it. */
  insteadOfPhrases: readonly string[]
  /** Between "endre" and what is changed ("rett opp"). */
  behindChanges: readonly string[]
  /** Says that there is none. */
  none: readonly string[]
  /** Thanks for something, and chooses nothing. */
  thanksForPhrases: readonly string[]
  /** Begins a word for keeping a number or bringing it along. */
  keepsPhrases: readonly string[]
  /** Says of which number that is ("nummeret som skal flyttes"). */
  toBeMovedPhrases: readonly string[]
  /** "Hvem ellers?" asks nothing. */
  whoElsePhrases: readonly string[]
  /** Agrees, or only takes note. */
  mereOk: readonly string[]
  firstBillPhrases: readonly string[]
  severalPlansPhrases: readonly string[]
  /** Whoever speaks, as the one something is for, and what stands before whom it is for. */
  oneselfPhrases: readonly string[]
  leadsToUser: readonly string[]
  leadsToSupplier: readonly string[]
  money: readonly string[]
}
