/**
 * The words of a language that names of streets, floors and doors are made of. Those of every language are heard in every
 * conversation. Phrases are alternatives of a regular expression.
 */
export type Streets = {
  /** Endings that a name of a street has, wherever it stands in a sentence. */
  endingPhrases: readonly string[]
  /** Endings that make a street of what is told as one. */
  furtherEndingPhrases: readonly string[]
  /** Besides the endings, of streets that are called after a day or somebody ("10. Februar Plads"). */
  squares: readonly string[]
  /** The ending of a name of its own, without its accent ("Frederiksberg Alle"). */
  avenues: readonly string[]
  /** Means a street, and names none ("gaten"). */
  nouns: readonly string[]
  /** An ending that is a whole name ("Torget 1"). */
  bareNames: readonly string[]
  /** Speaks of the street of an address ("det står 5 på gata"). */
  theStreet: readonly string[]
  /** A word of its own in the name of a farm or a house ("Vik gård"). */
  farms: readonly string[]
  /** Ends the first line of an address, which belongs to the second. */
  firstLineEndings: readonly string[]
  /** Ends a name that a house of its own may have ("Solvik"). */
  houseEndings: readonly string[]
  /** Belongs to the name behind it ("Nedre Storgate"). */
  aheadOfNamePhrases: readonly string[]
  /** Ends a name whose number stands ahead of it ("4 Mill Road"). */
  behindNumber: readonly string[]
  /** Before the number of a box at the post office. */
  boxPhrases: readonly string[]
  /** Before the number of a home in a house ("leil 12"). */
  homePhrases: readonly string[]
  /** The same where the number has a letter ("bolignummer H0304"). */
  homeNouns: readonly string[]
  /** Before the letter or number of an entrance. */
  entrancePhrases: readonly string[]
  /** The same behind the number of a house. */
  furtherEntrances: readonly string[]
  /** Behind the number of a floor. */
  floors: readonly string[]
  /** Behind an ordinal, besides the floors ("andra våningen"). */
  theFloor: readonly string[]
  /** Before a floor as an ordinal is ("ground floor"). */
  lowestFloor: readonly string[]
  /** Behind the number of a floor, which side of it ("2. tv"). */
  floorSides: readonly string[]
  /** Before the side of a ground floor ("st. tv"). */
  groundFloorShort: readonly string[]
  /** The lowest floors, without a number. */
  groundFloorPhrases: readonly string[]
  /** "I stuen, ikke 3. sal". */
  groundFloorNouns: readonly string[]
  /** Behind how many flights of them ("tre trapper"). */
  stairs: readonly string[]
  /** How many. */
  flights: readonly string[]
  /** Before whom it goes to, in an address ("Lia 3 hos Vik"). */
  careOfPhrases: readonly string[]
  /** Behind the stairs. */
  upStairs: readonly string[]
  /** "2. sal til højre". */
  sides: readonly string[]
}
