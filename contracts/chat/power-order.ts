import * as v from 'valibot'
import { PriceArea } from '../catalogue/power-area.ts'
import { PowerAgreementId } from '../catalogue/power.ts'
import { MeteringPoint } from '../kernel/metering-point.ts'

export const MeterAtAddress = v.object({ meteringPoint: MeteringPoint, place: v.string() })

export const PowerReason = v.picklist(['move', 'switch'])
export type PowerReason = v.InferOutput<typeof PowerReason>

/** Without a metering point, it is looked up later by the address. The power of attorney must have been given. */
export const PowerOrderRequest = v.object({
  powerAgreement: PowerAgreementId,
  priceArea: PriceArea,
  meteringPoint: v.optional(MeteringPoint),
  street: v.string(),
  postalCode: v.string(),
  city: v.string(),
  powerReason: PowerReason,
  currentSupplier: v.optional(v.string()),
  startDate: v.pipe(v.string(), v.isoDate()),
  powerOfAttorney: v.literal(true),
  customerId: v.string(),
  quotedPerKwh: v.number(),
  quotedMonthly: v.number(),
  catalogueVersion: v.string(),
})
export type PowerOrderRequest = v.InferOutput<typeof PowerOrderRequest>
