import type { Ore } from '../kernel/money.ts'

/**
 * The kinds of priced use, in the order they are told; each names the text `usage.kind.<kind>`. `to…` is from Norway to abroad, `roaming…` use abroad
 * (both with their zone), `free…` what the plan includes, `dataCap` what the monthly maximum takes off.
 */
export const RATED_KINDS = [
  'freeCalls',
  'calls',
  'video',
  'freeSms',
  'sms',
  'freeMms',
  'mms',
  'toCalls',
  'toSms',
  'toMms',
  'roamingCalls',
  'roamingReceived',
  'roamingSms',
  'roamingMms',
  'special',
  'shortSms',
  'onBoard',
  'onBoardReceived',
  'blocked',
  'freeData',
  'data',
  'openedData',
  'flexData',
  'broadbandData',
  'roamingData',
  'dataCap',
] as const
export type RatedKind = (typeof RATED_KINDS)[number]

/** What a line of an invoice can be for, in the order the lines stand; each names the text `invoice.line.<label>`. */
export const LINE_LABELS = [
  'monthly',
  'powerFee',
  'setUp',
  'energy',
  'energyAverage',
  ...RATED_KINDS,
  'refund',
  'carried',
  'overpaid',
] as const
export type LineLabel = (typeof LINE_LABELS)[number]

/** What use costs each: a call's start where it has one, and a minute, message or megabyte. Øre, VAT included. */
export type UnitPrice = { start?: Ore; unit: Ore }

/**
 * A part of a month's use, priced: `count` events, of `quantity` seconds, messages or kilobytes together. `free` are those of the
 * kind that cost nothing, such as what is received; they are not among the others. `zone` of use or calling where the price depends
 * on it, `row` of a special number. Without a `price` it follows a table. `amount` in øre, VAT included.
 */
export type Rated = {
  kind: RatedKind
  zone?: number
  row?: string
  count: number
  quantity: number
  free?: { count: number; quantity: number }
  price?: UnitPrice
  amount: Ore
}

/** A month's use of a subscription, priced. `dataKb` counts toward the package; `throttled`: the speed is cut (PRICE-04). */
export type MonthRating = { parts: Rated[]; total: Ore; dataKb: number; throttled: boolean }
