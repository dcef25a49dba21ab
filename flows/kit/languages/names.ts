/**
 * Words of a language that stand around a name, or in sentences that hold none. Those of every language are heard in every
 * conversation. Phrases are alternatives of a regular expression.
 */
export type Names = {
  greetingPhrases: readonly string[]
  /** Who is said to be called by a name ("jeg heter", "gutten heter"), and the verb. */
  bearers: readonly string[]
  called: readonly string[]
  /** "Mitt fulle navn", "navnet mitt", and the verbs that lead to the name other than "is". */
  possessives: readonly string[]
  wholes: readonly string[]
  nouns: readonly string[]
  behindNoun: readonly string[]
  shouldBePhrases: readonly string[]
  /** Introduces somebody and names nothing ("det er …"), and may stand behind that. */
  introducingPhrases: readonly string[]
  behindIntroducing: readonly string[]
  /** Behind a name says whose it was ("Kari Vik heter jeg"). */
  toldBehindPhrases: readonly string[]
  /** Ends what is said, and is no part of a name. */
  endingPhrases: readonly string[]
  /** Begins another clause right behind a name ("og jeg bor i …"). */
  nextClausePhrases: readonly string[]
  /** Leads to a number, a date or an address behind a name. */
  beforeOthersPhrases: readonly string[]
  /** Particles of names that are words of their own at the end of what is said ("det er Tone Dahl da"). */
  particlesLikeWords: readonly string[]
  /** Leads to how a name is spelled ("med w", "to i-er"), and what the names of letters end with. */
  beforeLettersPhrases: readonly string[]
  /** Where in a name a letter stands. */
  whereInName: readonly string[]
  letterEndings: readonly string[]
  /** Behind the noun for a part of a name ("etternavnet"), and between a name and that noun ("Vik som etternavn"). */
  nounEndings: readonly string[]
  asPart: readonly string[]
  /** Stands alone for the noun of a part ("(last)" for "last name"). */
  shortNouns: readonly (readonly [short: string, noun: string])[]
  /** Between the noun for a name and what bears it ("navnet på døra"), and the beginnings of what bears one's own. */
  beforeThing: readonly string[]
  papers: readonly string[]
  /** Papers that show who one is, and what leads from one to the name in it. */
  identityPapers: readonly string[]
  paperSaysPhrases: readonly string[]
  /** Leads to the name of who signs, and to what one is called besides. */
  signsPhrases: readonly string[]
  nicknamedPhrases: readonly string[]
  /** Of the visitor and of nobody else. */
  self: readonly string[]
  /** Says in the visitor's place what is said of somebody else. */
  asSelf: { subject: string; possessive: string }
  /** Words that no name holds, and words that no name is made of alone. */
  inNoName: readonly string[]
  noNameAlone: readonly string[]
  /** All of what is said, without a known name: somebody or something does something ("barnen skriker"). */
  happensPhrases: readonly string[]
}
