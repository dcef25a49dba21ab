import * as v from 'valibot'
import { Phone } from '../account/sign-in.ts'
import { MeteringPoint } from '../kernel/metering-point.ts'
import { isMonth } from '../kernel/months.ts'
import { useZones } from '#contracts/catalogue/zones.ts'
import { directoryNumbers, premiumNumbers, satelliteNumbers } from '../catalogue/special-numbers.ts'

export const USAGE_KINDS = ['data', 'call', 'video', 'sms', 'mms'] as const
export const UsageKind = v.picklist(USAGE_KINDS)
export type UsageKind = v.InferOutput<typeof UsageKind>

export const ON_BOARD = ['ship', 'aircraft'] as const
const COUNTRIES: ReadonlySet<string> = new Set(['NO', ...Object.values(useZones).flat(), ...ON_BOARD])
const country = v.pipe(
  v.string(),
  v.check((code) => COUNTRIES.has(code), 'must be an ISO 3166 country code in upper case, ship or aircraft'),
)

const SPECIALS: ReadonlySet<string> = new Set([
  'short',
  ...Object.keys({ ...directoryNumbers, ...premiumNumbers, ...satelliteNumbers }),
])

/**
 * Events are deduplicated by the network's `id`; `quantity` is seconds, messages or kilobytes (1000 bytes). `from` is
 * the phone's location, `to` the called country.
 */
export const UsageEvent = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w:.-]{1,100}$/, 'must be 1 to 100 letters, digits or _ : . -')),
  phoneNumber: Phone,
  kind: UsageKind,
  at: v.pipe(v.string(), v.isoTimestamp('must be an ISO 8601 time')),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
  received: v.optional(v.boolean(), false),
  from: v.optional(country, 'NO'),
  to: v.optional(country, 'NO'),
  special: v.optional(
    v.pipe(
      v.string(),
      v.check((row) => SPECIALS.has(row), 'must be a row of the special numbers'),
    ),
  ),
  opened: v.optional(v.boolean(), false),
})
export type UsageEvent = v.InferOutput<typeof UsageEvent>

/** `unavailable` lists numbers whose use the network cannot report for now. */
export const UsageBatch = v.strictObject({
  events: v.optional(v.pipe(v.array(UsageEvent), v.maxLength(1_000)), []),
  unavailable: v.optional(v.pipe(v.array(Phone), v.maxLength(1_000)), []),
})
export type UsageBatch = v.InferOutput<typeof UsageBatch>

/**
 * `unknown` had no subscription then, `late` is in a billed month, `early` in the future. Only `taken` and `repeated`
 * events are stored.
 */
export type UsageReceipt = { taken: number; repeated: number; unknown: string[]; late: string[]; early: string[] }

/** Monthly meter readings of a grid company, in watt-hours; values are deduplicated by `id`. */
export const MeterBatch = v.strictObject({
  values: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^[\w:.-]{1,100}$/, 'must be 1 to 100 letters, digits or _ : . -')),
        meteringPoint: MeteringPoint,
        month: v.pipe(v.string(), v.check(isMonth, 'must be a month, YYYY-MM')),
        wattHours: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)),
      }),
    ),
    v.maxLength(1_000),
  ),
})
export type MeterBatch = v.InferOutput<typeof MeterBatch>
