/**
 * The words of a language that make a question, a yes or a no of what is said. Those of every language are heard in
 * every conversation. Phrases are alternatives of a regular expression.
 */
export type Sentences = {
  plainYes: readonly string[]
  plainNo: readonly string[]
  /** Refuses where it stands alone, and opens no refusal ("ikke"). */
  noOnlyAlone: readonly string[]
  /** A yes as it is spoken: "jajamensan" has one that is repeated, and an ending. */
  spokenYes: readonly string[]
  spokenYesEndings: readonly string[]
  wait: readonly string[]
  but: readonly string[]
  /** "Fast pris" is the name of an agreement, and asks for no price. */
  kindsOfPrice: readonly string[]
  /** Stands before the word that asks ("så hva kan en rådgiver se"). */
  leadsToQuestion: readonly string[]
  knowsWhatPhrases: readonly string[]
  toldYouPhrases: readonly string[]
  /** Leaves it to us, and asks nothing ("kolla ni"). */
  leftToYouPhrases: readonly string[]
  asksLeavePhrases: readonly string[]
  undoesPhrases: readonly string[]
  whatAboutPhrases: readonly string[]
  unsureIfPhrases: readonly string[]
  isItPossiblePhrases: readonly string[]
  afterwards: readonly string[]
  /** A greeting, or what joins to what was said before: a question may stand behind it. */
  greetings: readonly string[]
  /** Opens a question of one noun ("teller lånekassen"). */
  counts: readonly string[]
  /** Short verbs behind a noun ("kan nav se det"). */
  briefInfinitives: readonly string[]
  /** "Er studielån med": at the end, and anywhere behind the noun. */
  alongPhrases: readonly string[]
  predicates: readonly string[]
  /** A whole sentence that seeks assent ("selgere skal ikke ringe nå vel"), and what is asked at the end of one that tells. */
  seeksAssentPhrases: readonly string[]
  askedAtEndPhrases: readonly string[]
  /** Opens a question of what may be the case ("og hvis"). */
  supposedPhrases: readonly string[]
  /** Opens a question before an article and a noun, and before any word that is no praise. */
  needs: readonly string[]
  opensBeforeAnyWord: readonly string[]
  praises: readonly string[]
  articles: readonly string[]
  /** Says whose or how many it is of, and whose alone. */
  own: readonly string[]
  possessives: readonly string[]
  modals: readonly string[]
  adverbs: readonly string[]
  /** Who does it, right behind a verb of any kind, and behind one of those that know both orders. */
  subjectsBehindVerb: readonly string[]
  personsBehindVerb: readonly string[]
  /** Plural "you" behind a verb, in its own capitals ("sender I reklamer"). */
  youBehindVerb: readonly string[]
  /** Before plural "you", makes no question of it ("til dere"). */
  beforeYou: readonly string[]
  /** Opens what something depends on ("når jeg skifter"). */
  conditions: readonly string[]
  asksAmount: readonly string[]
  /** Puts the verb of a sentence that tells before its subject ("kanskje vil jeg"). */
  inverting: readonly string[]
  has: readonly string[]
  speakers: readonly string[]
  is: readonly string[]
  it: readonly string[]
  shall: readonly string[]
  /** Says that a number is a position ("nummer 2"). */
  position: readonly string[]
  /** What stands behind it is a noun, where the same word may be a verb ("scrap the order"). */
  beforeNouns: readonly string[]
}
