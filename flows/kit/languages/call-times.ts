export type PartOfDay = 'morning' | 'forenoon' | 'noon' | 'afternoon' | 'late' | 'evening'

/**
 * The words of a language for the time of a call. Those of every language are heard in every conversation. Phrases are
 * alternatives of a regular expression.
 */
export type CallTimes = {
  partsOfDay: Record<PartOfDay, readonly string[]>
  /** Before an hour, or the words that say that it is about then. */
  clock: readonly string[]
  /** "Halv fire" is 3:30. */
  half: readonly string[]
  after: readonly string[]
  before: readonly string[]
  between: readonly string[]
  preferably: readonly string[]
  /** "Etter jobb" is a time as well. */
  atWork: readonly string[]
  /** Between two hours ("2 to 4"). */
  upTo: readonly string[]
  not: readonly string[]
  /** Behind a no, means the opposite ("ikke før fire"). */
  deniedBefore: readonly string[]
  deniedAfter: readonly string[]
  anyTimePhrases: readonly string[]
  /** "Så snart som mulig". */
  soon: readonly string[]
  possible: readonly string[]
  /** Opens a question, or makes one of an utterance wherever it stands. */
  opensQuestion: readonly string[]
  asks: readonly string[]
  /** "Over helgen", "etter helga". */
  beforeWeekend: readonly string[]
  weekend: readonly string[]
  nextWeek: readonly string[]
  tomorrowPhrases: readonly string[]
  /** How a tomorrow of two words begins, of which the second is no part of the day. */
  tomorrowInTwoPhrases: readonly string[]
  todayPhrases: readonly string[]
  /** Many days at once, and the time of work ("på hverdager", "på dagtid"). */
  manyDays: readonly string[]
  /** What may be spoken on the call, and what leads to it ("på svensk", "snakker bare norsk"). */
  spokenLanguages: readonly string[]
  leadsToLanguage: readonly string[]
  /** Stands beside a time or a language, and says nothing else. */
  besideTime: readonly string[]
}
