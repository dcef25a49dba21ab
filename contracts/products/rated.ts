import type { Ore } from '../kernel/money.ts'

/**
 * In display order; each selects the text `usage.kind.<kind>`. `to…`: from Norway to abroad; `roaming…`: use abroad;
 * `free…`: included in the plan; `dataCap`: reduction by the monthly maximum.
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

const FREE_KINDS = ['freeCalls', 'freeSms', 'freeMms', 'freeData', 'blocked'] as const satisfies readonly RatedKind[]
export type CostingKind = Exclude<RatedKind, (typeof FREE_KINDS)[number]>
export const isCosting = (kind: RatedKind): kind is CostingKind => !FREE_KINDS.some((free) => free === kind)

export const LINE_LABELS = [
  'monthly',
  'powerFee',
  'setUp',
  'energy',
  'energyAverage',
  ...RATED_KINDS.filter(isCosting),
  'dataPack',
  'dataPackZone2',
  'deposit',
  'depositBack',
  'refund',
  'carried',
  'overpaid',
] as const
export type LineLabel = (typeof LINE_LABELS)[number]

/** Price in øre including VAT: a call's start fee, and one minute, message or megabyte. */
export type UnitPrice = { start?: Ore; unit: Ore }

/**
 * Priced part of a month's use: `quantity` in seconds, messages or kilobytes, `amount` in øre including VAT. `free` is
 * not included in the other counts; without `price`, a price table applies.
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

/** `dataKb` counts toward the package; `throttled`: the speed is reduced (PRICE-04). */
export type MonthRating = { parts: Rated[]; total: Ore; dataKb: number; throttled: boolean }
