/**
 * The words of a language for suppliers of power. Those of every language are heard in every
 * conversation. Phrases are alternatives of a regular expression.
 */
export type Suppliers = {
  /** Before the supplier one is with. */
  at: readonly string[]
  /** Before the name of a supplier one has. */
  leads: readonly string[]
  /** Ends the name of one that sells power. */
  endings: readonly string[]
  /** Stands before a name, and says how sure somebody is. */
  hedges: readonly string[]
  /** Before what somebody thinks it is called. */
  opinionPhrases: readonly string[]
  /** Behind such words. */
  that: readonly string[]
  /** "Er kunde hos". */
  customerPhrases: readonly string[]
  /** Behind those. */
  customer: readonly string[]
  /** A company, called so. */
  companies: readonly string[]
  calledPhrases: readonly string[]
  /** What a company is called with, by its form. */
  forms: readonly string[]
  /** Says that it may be over. */
  had: readonly string[]
  /** Says that it is over. */
  before: readonly string[]
  /** Leads to the supplier one has. */
  haveOnePhrases: readonly string[]
  /** The supplier, called so. */
  nounPhrases: readonly string[]
  /** Behind the name of the supplier one has. */
  nowPhrases: readonly string[]
  /** Companies that sell power to homes, written down from general knowledge; not a register. */
  sellers: readonly string[]
  /** Those of them that are words of everyday speech too, so that they count only as they are written. */
  sellersAsWritten: readonly string[]
  /** Companies that own the grid and sell no power to homes: the bill names them too, and nobody changes them. */
  gridPhrases: readonly string[]
  /** Whoever lets the home, or the rent: the agreement is theirs. */
  landlordPhrases: readonly string[]
}
