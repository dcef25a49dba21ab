/**
 * The words of a language that choose, drop and add options. Those of every language are heard in every conversation.
 * Phrases are alternatives of a regular expression.
 */
export type Choices = {
  or: readonly string[]
  /** Leaves open which of several is meant ("enten 6 eller 12", "kanskje"). */
  undecided: readonly string[]
  /** All but what is named behind it. */
  except: readonly string[]
  drops: readonly string[]
  none: readonly string[]
  /** Denies what is named in front of it ("keep none"). */
  noneBehind: readonly string[]
  /** Drops something together: "ta bort bilen". */
  takes: readonly string[]
  out: readonly string[]
  /** Stands between a no and what it denies ("ikke været kunde"). */
  been: readonly string[]
  /** A no that refuses nothing ("no harm in looking"). */
  noObjectionPhrases: readonly string[]
  /** A mere no, which names no option where another option is the no. */
  no: readonly string[]
  needsPhrases: readonly string[]
  /** Says for whom, where the family is no option ("reise på hele familien"). */
  forFamilyPhrases: readonly string[]
  /** No slip of the name of an option: "mista mobilen" is not "minste", and "born in May" not "Barn". */
  noSlips: readonly string[]
  /** Where somebody is, and what is done for somebody, which name nothing ("sitter i bilen nå", "ring meg"). */
  isSomewherePhrases: readonly string[]
  /** What a number counts that is no option ("fem minutter"). */
  countedTimes: readonly string[]
  /** Behind a number of a scale ("fire av fem"). */
  ofScale: readonly string[]
  /** What one to five are called as a score ("en treer"). */
  grades: readonly string[]
  /** Between a number and the most there is ("åtte av ti"). */
  outOfPhrases: readonly string[]
  /** "Reise har vi gjennom jobben". */
  hasElsewherePhrases: readonly string[]
  /** Behind "we", says what somebody has or wants; another verb only explains. */
  hasOrWants: readonly string[]
  hasMovedPhrases: readonly string[]
  /** Leaves an address, for a home of the old or anywhere else. */
  movesOutPhrases: readonly string[]
  /** "Det var timeprisen jeg ville ha". */
  cleftPhrases: readonly string[]
  which: readonly string[]
  wantedPhrases: readonly string[]
  asBeforePhrases: readonly string[]
  isEnoughPhrases: readonly string[]
  downToPhrases: readonly string[]
  both: readonly string[]
  shortYes: readonly string[]
  /** Names the number of a phone, and says nothing of whether it is kept. */
  phoneNumberPhrases: readonly string[]
  /** Says what somebody has already ("vi har rörligt nu"). */
  hasAlready: readonly string[]
  /** Opens a remark of what has been ("vi har boet her i ti år"). */
  hasBeen: readonly string[]
  beforeSupplier: readonly string[]
  so: readonly string[]
  deniesOne: readonly string[]
  /** Binds somebody, which is about the agreement and neither gives nor refuses a consent ("vil ikke binde meg"). */
  bindsPhrases: readonly string[]
  /** Says that one has none of what is named behind it ("jeg har ingen hund"). */
  hasNotPhrases: readonly string[]
  pronouns: readonly string[]
  perhaps: readonly string[]
  /** The one of two that is not spoken of. */
  theOtherPhrases: readonly string[]
}
