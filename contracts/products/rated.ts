import type { Ore } from '../kernel/money.ts'

/**
 * The kinds of priced use; each names the text `usage.kind.<kind>`. `to…` is from Norway to abroad, `roaming…` use abroad
 * (both with their zone), `free…` what the plan includes, `dataCap` what the monthly maximum takes off.
 */
export const RATED_KINDS = [
  'freeCalls', 'freeSms', 'freeMms', 'freeData', 'calls', 'video', 'sms', 'mms', 'data', 'openedData', 'flexData', 'broadbandData', 'toCalls', 'toSms', 'toMms',
  'roamingCalls', 'roamingReceived', 'roamingSms', 'roamingMms', 'roamingData', 'special', 'shortSms', 'onBoard', 'onBoardReceived', 'blocked', 'dataCap',
] as const
export type RatedKind = (typeof RATED_KINDS)[number]

/**
 * A part of a month's use, priced: `count` events, of `quantity` seconds, messages or kilobytes together. `zone` of use or
 * calling where the price depends on it, `row` of a special number. `amount` in øre, VAT included.
 */
export type Rated = { kind: RatedKind; zone?: number; row?: string; count: number; quantity: number; amount: Ore }

/** A month's use of a subscription, priced. `dataKb` counts toward the package; `throttled`: the speed is cut (PRICE-04). */
export type MonthRating = { parts: Rated[]; total: Ore; dataKb: number; throttled: boolean }
