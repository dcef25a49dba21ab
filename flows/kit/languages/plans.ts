/** The words of a language that name a mobile plan. Those of every language are heard in every conversation. */
export type Plans = {
  smallest: readonly string[]
  largest: readonly string[]
  /** Asks which of several is the cheapest. */
  asksCheapest: readonly string[]
  /** What the article on several plans is found by; empty where no plans are sold. */
  asksForSeveral: string
  cheapest: readonly string[]
  dearest: readonly string[]
  middle: readonly string[]
  /** Begins the second of a row ("nest billigste", "nestminste"). */
  secondTo: readonly string[]
  /** Means one of the plans that are shown ("den billigste"). */
  the: readonly string[]
  /** Behind a verb, says how often and not how much ("ringer mest til barnebarna"). */
  mostly: readonly string[]
  /** "Ganske billig" praises, and chooses nothing. */
  quite: readonly string[]
  children: readonly string[]
  adult: readonly string[]
  broadband: readonly string[]
  flex: readonly string[]
  /** Makes the place of an option of a number ("alternativ 2"). */
  beforePlace: readonly string[]
  atLeast: readonly string[]
  atMost: readonly string[]
  about: readonly string[]
  between: readonly string[]
  more: readonly string[]
  less: readonly string[]
  upTo: readonly string[]
  /** Beside `atMost`, makes no bound of it. */
  to: readonly string[]
  /** How much data is used. */
  littleUse: readonly string[]
  someUse: readonly string[]
  muchUse: readonly string[]
  besideUse: readonly string[]
  almost: readonly string[]
  not: readonly string[]
}
