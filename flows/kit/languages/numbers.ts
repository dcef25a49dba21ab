/** The number words of a language. Those of every language are heard in every conversation. */
export type Numbers = {
  /** From 0 to 19; the place in the list is the number. */
  units: readonly (readonly string[])[]
  /** From 20 to 90. */
  tens: readonly (readonly string[])[]
  /** From the 1st to the 20th. */
  ordinals: readonly (readonly string[])[]
  thirtieth: readonly string[]
  /** Before an ordinal, in one word with it ("tjuefjerde"). */
  tensBeforeOrdinal: readonly string[]
  /** Behind a unit, in one word with it ("enogtyvende"). */
  twentiethBehindUnit: readonly string[]
  and: readonly string[]
  /** Stands inside a number of one word ("enogtyve", "nittenhundreogto"). */
  andInside: readonly string[]
  hundreds: readonly string[]
  thousands: readonly string[]
  /** Before the years of a century, in one word with them ("nittensyttito"). */
  centuries: readonly string[]
  double: readonly string[]
  triple: readonly string[]
  /** A nought in a row of digits ("oh five"). */
  noughts: readonly string[]
}
