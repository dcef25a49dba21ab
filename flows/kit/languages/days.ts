export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

export type Span = 'day' | 'week' | 'month'

/**
 * The words of a language for days, months and spans of time. Those of every language are heard in every conversation.
 * Phrases are alternatives of a regular expression.
 */
export type Days = {
  months: Record<(typeof MONTHS)[number], readonly string[]>
  weekdays: Record<(typeof WEEKDAYS)[number], readonly string[]>
  spans: Record<Span, readonly string[]>
  /** "Dagen etter", "the week before". */
  theDay: readonly string[]
  theWeek: readonly string[]
  later: readonly string[]
  earlier: readonly string[]
  today: readonly string[]
  yesterday: readonly string[]
  tomorrow: readonly string[]
  dayAfterTomorrow: readonly string[]
  /** A day or a time that is over. */
  over: readonly string[]
  now: readonly string[]
  from: readonly string[]
  /** Leads to a month ("første i første"). */
  in: readonly string[]
  /** Leads to a span of time ("om to uker"). */
  inTime: readonly string[]
  about: readonly string[]
  /** Behind a day of the week, counts it from a day that is known ("fredagen efter det"). */
  behindItPhrases: readonly string[]
  /** Points a clause at a day told beside it ("då går bindningen ut", "när avtalet går ut"). */
  thatDay: readonly string[]
  /** Before a day, says that it is only about then. */
  roughly: readonly string[]
  /** Behind a span of time, says that it begins now ("två veckor fram"). */
  ahead: readonly string[]
  next: readonly string[]
  /** The last day of a month. */
  last: readonly string[]
  /** Parts of a month or a year ("i mitten på december"). */
  middle: readonly string[]
  end: readonly string[]
  /** Says when, not what, beside a month or a span of time. */
  besideTime: readonly string[]
  aboutNewYear: readonly string[]
  /** Christmas, which may be written as July is shortened, and the days between it and the new year. */
  christmas: readonly string[]
  betweenFeasts: readonly string[]
  /** Behind the number of a day ("15:e", "15th"). */
  dateEndings: readonly string[]
  dateEndingPhrases: readonly string[]
  /** Before the number of a day that is said without its month ("den 3."). */
  beforeDatePhrases: readonly string[]
  /** Says nothing between the month and the year. */
  besideMonth: readonly string[]
  /** Says that the month stands first ("03/04/1988, I'm American"). */
  monthFirstPhrases: readonly string[]
  /** Means another day than the one that is named ("efter nytår", "før mandag"). */
  after: readonly string[]
  before: readonly string[]
  /** Says that the day is all the same, and nothing else. */
  anyDayPhrases: readonly string[]
  /** Makes a named day something else than the day that is asked for. */
  otherDay: readonly string[]
  /** Tells the age that was or will be reached on a day. */
  turned: readonly string[]
  turns: readonly string[]
}
