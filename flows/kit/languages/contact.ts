/**
 * Words of a language that speak of e-mail and telephones. Those of every language are heard in every conversation.
 * Phrases are alternatives of a regular expression.
 */
export type Contact = {
  /** Names of the at sign that mean nothing else, and how it is read aloud. */
  atSignPhrases: readonly string[]
  atSaid: readonly string[]
  /** Before the provider alone ("kari på gmail.com"). */
  onProvider: readonly string[]
  dots: readonly string[]
  hyphens: readonly string[]
  underscores: readonly string[]
  /** Leads to an address that is read aloud, and is none of it. */
  beforeAddress: readonly string[]
  /** Begins a noun for e-mail anywhere in a word. */
  mailNouns: readonly string[]
  /** Between "ends" and the ending of an address ("slutter på .no"). */
  behindEnds: readonly string[]
  /** A whole clause that says there is no address or number, or that it will not be told: "jeg har ikke", "vil ikke gi". */
  owners: readonly string[]
  hasNonePhrases: readonly string[]
  tellsNonePhrases: readonly string[]
  /** Between that and the noun, and in place of it. */
  beforeNounPhrases: readonly string[]
  emailPhrases: readonly string[]
  phonePhrases: readonly string[]
  /** "Lenger", and "min" behind the noun. */
  behindNone: readonly string[]
  without: readonly string[]
  /** Leads to the noun of a telephone that is the only one, and takes no SMS. */
  hasOnlyPhrases: readonly string[]
  onlyLandlinePhrases: readonly string[]
  /** Moves a number or keeps it. */
  movesPhrases: readonly string[]
  /** A number of a mobile, and what stands between that and its digits. */
  mobilePhrases: readonly string[]
  behindMobile: readonly string[]
  /** Behind the digits a number ends with ("det er 78 til sidst"). */
  behindEnding: readonly string[]
}
