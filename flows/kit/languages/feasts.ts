/** Feasts that fall on the same day every year; one whose name is a part of another's stands behind it. */
export const FEAST_DAYS = {
  littleChristmasEve: [23, 12],
  christmasEve: [24, 12],
  newYearsEve: [31, 12],
  newYear: [1, 1],
  secondChristmasDay: [26, 12],
  christmasDay: [25, 12],
  epiphany: [6, 1],
  valentinesDay: [14, 2],
  walpurgisNight: [30, 4],
  norwegianConstitutionDay: [17, 5],
  danishConstitutionDay: [5, 6],
  midsummerEve: [23, 6],
  halloween: [31, 10],
  lucia: [13, 12],
} as const satisfies Record<string, readonly [date: number, month: number]>

/** What the feasts are called in a language, and the day before or after one. */
export type Feasts = {
  names: Record<keyof typeof FEAST_DAYS, readonly string[]>
  day: readonly string[]
  before: readonly string[]
  after: readonly string[]
}
