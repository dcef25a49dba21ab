import type { Day } from '#contracts/kernel/days.ts'
import type { Currency, Ore } from '#contracts/kernel/money.ts'

/**
 * A value in a text, formatted by the host for the locale. `text` is a message id, `perKwh` is in hundredths of an
 * öre/øre; money is in NOK by default.
 */
export type TextValue<Id extends string = string> =
  | string
  | number
  | { money: Ore; currency?: Currency }
  | { perKwh: number; currency: Currency }
  | { day: Day }
  | { phone: string }
  | { text: Id }
  | { texts: readonly Id[] }
  | { told: readonly Told[] }

/** A value as it is shown to people, or the title of an option. */
export type Told = string | { title: string; values: Record<string, TextValue | undefined> }
