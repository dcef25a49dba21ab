/**
 * What makes it doubtful that a value is the visitor's own of today, in the words of a language. Those of every language
 * are heard in every conversation. Phrases are alternatives of a regular expression.
 */
export type Doubts = {
  /** Before or behind a word that uses something: "ikke bruk 98765432". */
  deniesPhrases: readonly string[]
  usesPhrases: readonly string[]
  /** "Det gamle nummeret", before what it was. */
  formerPhrases: readonly string[]
  was: readonly string[]
  /** Where somebody lived, but no longer. */
  livedPhrases: readonly string[]
  /** Before somebody it is ordered for: "til min far". */
  forWhom: readonly string[]
  /** Told of us: "dere ringte fra 21000040". */
  calledByUsPhrases: readonly string[]
  /** Before a day on which something began. */
  since: readonly string[]
  /** Tells of what is to come: "fra neste måned". */
  toComePhrases: readonly string[]
  /** Leaves open whether it stays so. */
  unsettledPhrases: readonly string[]
  /** What was had, with a word of what is no longer so: "hadde 30 gb før". */
  had: readonly string[]
  beforeNow: readonly string[]
  /** Behind somebody else: "naboen har fast pris". */
  has: readonly string[]
  /** What happens to somebody on a day that is no birthday. */
  eventPhrases: readonly string[]
}
